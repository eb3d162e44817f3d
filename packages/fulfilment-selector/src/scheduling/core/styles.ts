/** The styles of the page and of the drawer, which loads later. */
export { default as schedulingCss } from '../scheduling.css?inline';
