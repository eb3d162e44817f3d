import { GrocerError } from './grocer-error.ts';

/** What came last of all that cannot be done without. Where there are no style sheets, as in tests, there is no browser. */
export const isNewEnough = (): boolean =>
  'any' in AbortSignal && (typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red, red)'));

/** Why nothing can be shown, where the browser is older than those that an SDK is made for. */
export const browserProblem = (product: string): GrocerError | undefined =>
  isNewEnough()
    ? undefined
    : new GrocerError({
        code: 'browser_unsupported',
        retryable: false,
        message: `Grocer ${product}: this browser is too old, so nothing is shown.`,
      });
