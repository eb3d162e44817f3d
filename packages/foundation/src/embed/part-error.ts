import { GrocerError } from '../http/grocer-error.ts';

/** Creates the error for a part of an SDK that could not be shown or loaded. Retrying may succeed. */
export const partError = (product: string, done: 'shown' | 'loaded'): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    retryable: true,
    message: `A part of the ${product} could not be ${done}.`,
  });
