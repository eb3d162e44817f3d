import * as v from 'valibot';
import type { SavedAddress } from '../../domain/address.ts';
import { countryOf } from '../../domain/country.ts';
import { call } from '../call.ts';

/** An account address as the payment service writes it [W-3.25]. */
export const WireAccountAddress = v.object({
  id: v.string(),
  type: v.picklist(['home', 'delivery']),
  address: v.object({
    street: v.string(),
    unit: v.optional(v.string()),
    locality: v.string(),
    county: v.optional(v.string()),
    region: v.string(),
    postalCode: v.string(),
    countryCode: v.optional(v.string()),
  }),
});
type WireAccountAddress = v.InferOutput<typeof WireAccountAddress>;

const toSavedAddress = ({ id, type, address }: WireAccountAddress): SavedAddress => ({
  id,
  type,
  address: {
    street: address.street,
    unit: address.unit ?? '',
    locality: address.locality,
    region: address.region,
    postalCode: address.postalCode,
    countryCode: countryOf(address.region),
  },
});

export const listBillingAddresses = call({
  name: 'wallet.list-billing-addresses',
  summary: 'Lists the addresses that a card of the shopper can be billed to.',
  service: 'payment',
  method: 'GET',
  path: '/payment/v2/wallet/account/billing',
  write: false,
  auth: 'bearer',
  response: v.object({ data: v.object({ payment: v.object({ addresses: v.array(WireAccountAddress) }) }) }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }): readonly SavedAddress[] => data.payment.addresses.map(toSavedAddress),
});
