/** The styles of every view, in a module of their own because several chunks use them. */
export { default as windowCss } from './window.css?inline';
