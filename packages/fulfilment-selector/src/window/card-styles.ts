/** The styles of store, option and address cards, bundled with the chunks that show cards. */
export { default as cardsCss } from './cards.css?inline';
