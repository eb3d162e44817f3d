/** The views of addresses, and the questions above them. */
export { default as addressesCss } from './addresses.css?inline';
