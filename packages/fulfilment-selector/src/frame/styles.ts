// Style sheets that several parts of the selector bring along, each in one module.
/** What every view is made of. */
export { default as windowCss } from './window.css?inline';
