/** The styles of the address views and of the questions above them. */
export { default as addressesCss } from './addresses.css?inline';
