/** What every view is made of: a module of its own, since several parts of the selector bring it along. */
export { default as windowCss } from './window.css?inline';
