import * as v from 'valibot';
import type { SavedAddress } from '../../domain/address.ts';
import { countryOf } from '../../domain/country.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';

// [W-3.25]
/** Wire format of an account address, as the payment service sends it. */
export interface WireAccountAddress {
  id: string;
  type: SavedAddress['type'];
  address: {
    street: string;
    unit?: string | undefined;
    locality: string;
    county?: string | undefined;
    region: string;
    postalCode: string;
    countryCode?: string | undefined;
  };
}

const WireAccountAddressSchema = v.object({
  id: v.string(),
  // Only the mailing address is of the first type.
  type: v.fallback(v.picklist(['home', 'delivery']), 'delivery'),
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

export const listBillingAddresses: Call<
  unknown,
  readonly SavedAddress[],
  unknown,
  PaymentData<'addresses', WireAccountAddress[]>
> = call({
  name: 'wallet.list-billing-addresses',
  summary: 'Lists the addresses that a card of the shopper can be billed to.',
  service: 'payment',
  method: 'GET',
  path: '/payment/v2/wallet/account/billing',
  write: false,
  auth: 'bearer',
  response: v.object({
    data: v.object({ payment: v.object({ addresses: v.array(WireAccountAddressSchema) }) }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }) => data.payment.addresses.map(toSavedAddress),
});
