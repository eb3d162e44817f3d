import { GrocerError } from '../http/grocer-error.ts';

/** That a part of an SDK could not be shown, or loaded; the same thing, done again, may work. */
export const partError = (product: string, done: 'shown' | 'loaded'): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    retryable: true,
    message: `A part of the ${product} could not be ${done}.`,
  });
