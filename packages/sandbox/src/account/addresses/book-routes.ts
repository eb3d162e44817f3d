import {
  addBookAddress,
  listBookAddresses,
  removeBookAddress,
  updateBookAddress,
  validateAddress,
} from '@grocer/foundation/contract';
import type { BookAddressBody, BookAnswer } from '@grocer/foundation/contract';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { judgeAddress } from '../../fulfilment/addresses/address-verdict.ts';
import { removeFromBook } from '../../fulfilment/addresses/remove-from-book.ts';
import { newId } from '../../secrecy.ts';
import { createAddresses, MOST_ADDRESSES } from '../../wallet/addresses.ts';
import { answer } from '../../wire/reply.ts';
import type { Reply } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { keepsRules, toBookRow, toWireBook } from './book-place.ts';

const done = (): Reply<BookAnswer> => answer({ data: { successful: true } });

/** A refusal in the first generation of calls, which has a success status. */
const refused = (errorCode: string): Reply<BookAnswer> =>
  answer({ data: { successful: false, errorDetail: { errorCode } } });

const addressNotFound = (): Reply<BookAnswer> => refused('ADDRESS_NOT_FOUND');

/** A street that is refused with a code that is in no catalogue. */
const REFUSED_STREET = '1 refused st';

function objectionTo(body: BookAddressBody): Reply<BookAnswer> | undefined {
  if (body.line1.trim().toLowerCase() === REFUSED_STREET) return refused('ADDRESS_REFUSED');
  return keepsRules(body) ? undefined : refused('CONSTRAINT_VIOLATION_EXCEPTION');
}

const listRoute = ({ db }: AccountParts): ApiRoute =>
  handleRead(listBookAddresses, async ({ shopper: { userId } }) => {
    const rows = await createAddresses(db).list(userId);
    return answer({ data: { addresses: toWireBook(rows) } });
  });

const addRoute = ({ clock, random }: AccountParts): ApiRoute =>
  handleWrite(addBookAddress, async ({ body, shopper: { userId } }) => async (tx) => {
    const objection = objectionTo(body);
    if (objection) return objection;
    const addresses = createAddresses(tx);
    if ((await addresses.list(userId)).length >= MOST_ADDRESSES) return refused('TOO_MANY_ADDRESSES');
    const id = newId(random);
    await addresses.add(userId, toBookRow(body, { id, at: clock.now() }));
    await addresses.setType(userId, id, body.type);
    return done();
  });

const updateRoute = ({ clock }: AccountParts): ApiRoute =>
  handleWrite(updateBookAddress, async ({ body, shopper: { userId } }) => async (tx) => {
    const { addressId: id } = body;
    const addresses = createAddresses(tx);
    if (!(await addresses.has(userId, id))) return addressNotFound();
    const objection = objectionTo(body);
    if (objection) return objection;
    await addresses.edit(userId, toBookRow(body, { id, at: clock.now() }));
    await addresses.setType(userId, id, body.type);
    return done();
  });

const removeRoute = (): ApiRoute =>
  handleWrite(removeBookAddress, async ({ body, shopper: { userId } }) => async (tx) => {
    return (await removeFromBook(tx, userId, body.addressId)) ? done() : addressNotFound();
  });

const validateRoute = (): ApiRoute =>
  handleRead(validateAddress, async ({ body }) => {
    const { address, validated, corrected } = judgeAddress(body.address);
    const { location, ...place } = address;
    return answer({
      data: { addressValidations: { corrected, validated, address: place, ...(location && { location }) } },
    });
  });

/** The routes of the first generation of address book calls to. */
export const bookRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  listRoute(parts),
  addRoute(parts),
  updateRoute(parts),
  removeRoute(),
  validateRoute(),
];
