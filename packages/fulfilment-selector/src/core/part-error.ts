import { GrocerError } from '@grocer/foundation/http';

/** That a part of the selector could not be shown, or loaded; the same thing, done again, may work. */
export const partError = (done: 'shown' | 'loaded'): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    retryable: true,
    message: `A part of the fulfilment selector could not be ${done}.`,
  });
