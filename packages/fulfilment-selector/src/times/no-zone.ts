import { GrocerError } from '@grocer/foundation/http';

/** Returns the error for times without a geographic time zone. Such times must not be shown. */
export const noZone = (): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: false,
    message: 'The times of the service are in no zone of a place.',
  });
