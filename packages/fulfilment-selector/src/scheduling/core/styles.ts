/** The page, and the drawer that loads after it. */
export { default as schedulingCss } from '../scheduling.css?inline';
