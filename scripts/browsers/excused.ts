/**
 * Features that are used although a browser of the floor lacks them, by their keys in MDN's data, with the
 * reason.
 */
export const EXCUSED: ReadonlyMap<string, string> = new Map([
  ['api.HTMLElement.popover', 'detected first; without it a z-index keeps the layer on top'],
  ['api.KeyboardEvent.isComposing', 'late only in Safari, where such a key closes no layer'],
  ['api.Window.requestIdleCallback', 'detected first; a timer replaces it'],
  ['api.Window.cancelIdleCallback', 'exists where `requestIdleCallback` does'],
  ['css.properties.content-visibility', 'an optimization; hidden content is hidden by other means'],
  ['css.properties.content.alt_text', 'falls back to the declaration without it'],
  ['css.properties.cursor.default', 'phones have no pointer'],
  ['css.properties.cursor.pointer', 'phones have no pointer'],
  ['css.properties.overscroll-behavior', 'other means keep the page from scrolling'],
  ['css.properties.overscroll-behavior-x', 'without it a swipe may go back in history'],
  ['css.selectors.details-content', 'without it a closed list stays closed on paper'],
  ['css.properties.scrollbar-width', 'without it a scrollbar shows'],
]);
