import * as v from 'valibot';
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

/** The new values of an account address. */
export interface BookAddressUpdate extends BookAddressDraft {
  readonly id: string;
}

/** Wire format of `BookAddressUpdate`. */
interface BookAddressUpdateBody extends BookAddressBody {
  addressId: string;
}

export const updateBookAddress: Call<BookAddressUpdate, true, BookAddressUpdateBody, BookAnswer> = call({
  name: 'account.addresses.update',
  summary: 'Changes an address of the shopper’s account.',
  service: 'account',
  method: 'POST',
  path: `${BOOK_PATH}/update`,
  write: true,
  auth: 'bearer',
  body: v.object({ ...BookAddressBodySchema.entries, addressId: v.pipe(v.string(), v.maxLength(200)) }),
  response: BookAnswerSchema,
  errors: bookRefusals,
  refusalIn: refusalInBook,
  encode: ({ id, ...draft }) => ({ body: { addressId: id, ...toBookAddressBody(draft) } }),
  decode: () => true,
});
