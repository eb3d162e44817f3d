import { saveBillingAddress } from '@grocer/foundation/contract';
import {
  addressRules,
  canonicalPostalCode,
  countryOf,
  isPostalCode,
  regionsOf,
} from '@grocer/foundation/domain';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import { newId } from '../secrecy.ts';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createAddresses, MOST_ADDRESSES } from './addresses.ts';
import { addressBookFull, notTheirs } from './refusals.ts';
import type { WalletParts } from './wallet-parts.ts';

const nowhere = (): Refusal =>
  refuse(422, 'ADDRESS_INVALID', 'State, country and postal code do not go together.');

/** The route that adds an address to the shopper's account, or edits one, which keeps its type. */
export const saveBillingAddressRoute = ({ clock, random }: Pick<WalletParts, 'clock' | 'random'>): ApiRoute =>
  handleWrite(saveBillingAddress, async ({ body: { address: wire }, shopper: { userId } }) => async (tx) => {
    const { addressId, stateCode, countryCode } = wire;
    const isKnown = regionsOf(addressRules.wallet.kinds).some(({ code }) => code === stateCode);
    const postalCode = canonicalPostalCode(wire.zip);
    const isThere = countryOf(stateCode) === countryCode && isPostalCode(postalCode, countryCode);
    if (!isKnown || !isThere) return nowhere();
    const address = {
      id: addressId ?? newId(random),
      type: wire.addressType,
      street: wire.addressLine1,
      unit: wire.addressLine2,
      locality: wire.city,
      region: stateCode,
      postal_code: postalCode,
      modified_at: clock.now().getTime(),
    };
    const addresses = createAddresses(tx);
    if (addressId !== undefined) {
      if (!(await addresses.edit(userId, address))) return notTheirs();
    } else {
      if ((await addresses.list(userId)).length >= MOST_ADDRESSES) return addressBookFull();
      await addresses.add(userId, address);
      await addresses.setType(userId, address.id, address.type);
    }
    return answer({ data: { payment: { addressId: address.id } } });
  });
