/**
 * Features that are used although a browser of the floor lacks them, by their keys in MDN's data, with the
 * reason.
 */
export const EXCUSED: ReadonlyMap<string, string> = new Map([
  ['api.HTMLElement.popover', 'asked for first; without it the layer is on top by its z-index'],
  ['api.KeyboardEvent.isComposing', 'only Safari says it late, and closes no layer of ours with such a key'],
  ['api.Window.requestIdleCallback', 'asked for first; a timer takes its place'],
  ['api.Window.cancelIdleCallback', 'there where the other is'],
  ['css.properties.content-visibility', 'saves work; what is not to be seen is hidden by other means'],
  ['css.properties.content.alt_text', 'stands below the same without it'],
  ['css.properties.cursor.default', 'phones have no pointer'],
  ['css.properties.cursor.pointer', 'phones have no pointer'],
  ['css.properties.overscroll-behavior', 'the page is kept from scrolling by other means'],
  ['css.properties.overscroll-behavior-x', 'a swipe may then go back in history, as anywhere else'],
  ['css.properties.scrollbar-width', 'a bar is then shown'],
]);
