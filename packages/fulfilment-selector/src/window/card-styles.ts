/** Cards of stores, options and addresses, which come with the parts that have them. */
export { default as cardsCss } from './cards.css?inline';
