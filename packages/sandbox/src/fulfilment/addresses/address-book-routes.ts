import {
  addAddress,
  ADDRESS_ID_MISSING,
  listAddresses,
  removeAddress,
  updateAddress,
} from '@grocer/foundation/contract';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { newId } from '../../secrecy.ts';
import { createAddresses, MOST_ADDRESSES } from '../../wallet/addresses.ts';
import { addressBookFull } from '../../wallet/refusals.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { addressInvalid } from '../refusals.ts';
import { isConsistent, toRow, toWire } from './profile-place.ts';
import { removeFromBook } from './remove-from-book.ts';

const idMissing = (): Refusal => refuse(422, 'ADDRESS_ID_MISSING', ADDRESS_ID_MISSING);

const listRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(listAddresses, async ({ shopper: { userId } }) => {
    const rows = await createAddresses(db).list(userId);
    return answer({ data: { addresses: rows.map(toWire) } });
  });

const addRoute = ({ clock, random }: FulfilmentParts): ApiRoute =>
  handleWrite(addAddress, async ({ body, shopper: { userId } }) => async (tx) => {
    if (!isConsistent(body)) return addressInvalid();
    const addresses = createAddresses(tx);
    if ((await addresses.list(userId)).length >= MOST_ADDRESSES) return addressBookFull();
    const id = newId(random);
    await addresses.add(userId, toRow(body, { id, at: clock.now() }));
    await addresses.setType(userId, id, body.addressType);
    return answer({ data: { addressId: id } });
  });

const updateRoute = ({ clock }: FulfilmentParts): ApiRoute =>
  handleWrite(updateAddress, async ({ body, shopper: { userId } }) => async (tx) => {
    const { addressId: id } = body;
    if (id === '') return idMissing();
    if (!isConsistent(body)) return addressInvalid();
    const addresses = createAddresses(tx);
    if (!(await addresses.edit(userId, toRow(body, { id, at: clock.now() })))) return notFound();
    await addresses.setType(userId, id, body.addressType);
    return answer({ data: { addressId: id } });
  });

const removeRoute = (): ApiRoute =>
  handleWrite(removeAddress, async ({ params, shopper: { userId } }) => async (tx) => {
    const addressId = params['addressId'] ?? '';
    return (await removeFromBook(tx, userId, addressId)) ? answer({ data: { addressId } }) : notFound();
  });

/** The routes of the address book in a shopper's profile. */
export const addressBookRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  listRoute(parts),
  addRoute(parts),
  updateRoute(parts),
  removeRoute(),
];
