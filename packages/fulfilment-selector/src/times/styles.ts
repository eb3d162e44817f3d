/** Styles of days and times, in a module of their own so that all chunks share one copy. */
export { default as slotCss } from './slot-list.css?inline';
export { default as timesCss } from './times.css?inline';
