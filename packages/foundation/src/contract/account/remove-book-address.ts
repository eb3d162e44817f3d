import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { BOOK_PATH, BookAnswerSchema, bookRefusals, refusalInBook } from './wire-book-address.ts';
import type { BookAnswer } from './wire-book-address.ts';

export const removeBookAddress: Call<{ id: string }, true, { addressId: string }, BookAnswer> = call({
  name: 'account.addresses.remove',
  summary: 'Removes an address from the shopper’s account.',
  service: 'account',
  method: 'POST',
  path: `${BOOK_PATH}/remove`,
  write: true,
  auth: 'bearer',
  body: v.object({ addressId: v.pipe(v.string(), v.maxLength(200)) }),
  response: BookAnswerSchema,
  errors: bookRefusals,
  refusalIn: refusalInBook,
  encode: ({ id }) => ({ body: { addressId: id } }),
  decode: () => true,
});
