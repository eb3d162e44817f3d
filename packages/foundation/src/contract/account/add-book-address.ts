import { call } from '../call.ts';
import type { Call } from '../call.ts';
import {
  BOOK_PATH,
  BookAddressBodySchema,
  BookAnswerSchema,
  bookRefusals,
  refusalInBook,
  toBookAddressBody,
} from './wire-book-address.ts';
import type { BookAddressBody, BookAddressDraft, BookAnswer } from './wire-book-address.ts';

export const addBookAddress: Call<BookAddressDraft, true, BookAddressBody, BookAnswer> = call({
  name: 'account.addresses.add',
  summary: 'Adds an address to the shopper’s account.',
  service: 'account',
  method: 'POST',
  path: BOOK_PATH,
  write: true,
  auth: 'bearer',
  body: BookAddressBodySchema,
  response: BookAnswerSchema,
  errors: bookRefusals,
  refusalIn: refusalInBook,
  encode: (draft) => ({ body: toBookAddressBody(draft) }),
  decode: () => true,
});
