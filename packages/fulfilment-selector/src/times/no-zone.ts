import { GrocerError } from '@grocer/foundation/http';

/** What a host hears where times came without a zone that is a place: none of them may be shown. */
export const noZone = (): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: false,
    message: 'The times of the service are in no zone of a place.',
  });
