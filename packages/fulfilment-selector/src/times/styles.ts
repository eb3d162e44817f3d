/** Days and times, wherever they are: a module of its own, so that each part has the same one. */
export { default as slotCss } from './slot-list.css?inline';
export { default as timesCss } from './times.css?inline';
