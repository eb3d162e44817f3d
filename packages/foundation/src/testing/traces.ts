import { isGrocerError } from '../http/grocer-error.ts';

/** Returns the open layers of a page. */
export const overlays = (page = document): NodeListOf<Element> =>
  page.querySelectorAll('[data-grocer-overlay]');

/** The parts of the page's state that a mount must restore. */
export const traces = (page = document) => ({
  sheets: page.adoptedStyleSheets.length,
  overlays: overlays(page).length,
  frames: page.querySelectorAll('iframe').length,
  isScrollable: getComputedStyle(page.documentElement).overflow !== 'hidden',
});

/** Returns what a function throws; undefined when it does not throw. */
export const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

/** Returns the error code that a function throws; undefined when it does not throw. */
export const codeOf = (run: () => unknown): string | undefined => {
  const thrown = thrownBy(run);
  if (thrown === undefined) return undefined;
  return isGrocerError(thrown) ? thrown.code : 'not a GrocerError';
};
