import { GrocerError } from './grocer-error.ts';

/** Detects the latest features that the SDKs require. `CSS` is missing outside of browsers, as in tests. */
export const isNewEnough = (): boolean =>
  'any' in AbortSignal && (typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red, red)'));

/** Returns the error to report when the browser is older than those that the SDKs support. */
export const browserProblem = (product: string): GrocerError | undefined =>
  isNewEnough()
    ? undefined
    : new GrocerError({
        code: 'browser_unsupported',
        retryable: false,
        message: `Grocer ${product}: this browser is too old, so nothing is shown.`,
      });
