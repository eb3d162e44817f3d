import { isGrocerError } from '../http/grocer-error.ts';

/** The open layers of a page. */
export const overlays = (page = document): NodeListOf<Element> =>
  page.querySelectorAll('[data-grocer-overlay]');

/** What a mount may leave behind in the page: nothing. */
export const traces = (page = document) => ({
  sheets: page.adoptedStyleSheets.length,
  overlays: overlays(page).length,
  frames: page.querySelectorAll('iframe').length,
  isScrollable: getComputedStyle(page.documentElement).overflow !== 'hidden',
});

/** What a run throws, if it does. */
export const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

/** The code of the error that a run throws, if it does. */
export const codeOf = (run: () => unknown): string | undefined => {
  const thrown = thrownBy(run);
  if (thrown === undefined) return undefined;
  return isGrocerError(thrown) ? thrown.code : 'not a GrocerError';
};
