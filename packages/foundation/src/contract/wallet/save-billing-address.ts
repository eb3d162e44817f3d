import * as v from 'valibot';
import type { Address, SavedAddress } from '../../domain/address.ts';
import { countryOf } from '../../domain/country.ts';
import type { CountryCode } from '../../domain/country.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';

/** An address to save in the shopper's account; an undefined id adds a new address. */
export interface AddressToSave {
  readonly id: string | undefined;
  readonly type: SavedAddress['type'];
  readonly address: Address;
}

/** Wire format of `AddressToSave`. */
interface AddressToSaveBody {
  address: {
    addressId?: string | undefined;
    addressLine1: string;
    addressLine2: string;
    addressType: SavedAddress['type'];
    city: string;
    countryCode: CountryCode;
    preferredAddress: false;
    stateCode: string;
    zip: string;
  };
}

const Body = v.object({
  address: v.object({
    addressId: v.optional(v.string()),
    addressLine1: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    addressLine2: v.pipe(v.string(), v.maxLength(100)),
    addressType: v.picklist(['home', 'delivery']),
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
    countryCode: v.picklist(['US', 'CA']),
    preferredAddress: v.literal(false),
    stateCode: v.pipe(v.string(), v.regex(/^.{2}$/)),
    zip: v.pipe(v.string(), v.minLength(5), v.maxLength(10)),
  }),
});

/** Converts to the wire format; the country is derived from the state or province [W-3.26] to [W-3.30]. */
const toBody = ({ id, type, address }: AddressToSave): AddressToSaveBody => ({
  address: {
    ...(id !== undefined && { addressId: id }),
    addressLine1: address.street,
    addressLine2: address.unit,
    addressType: type,
    city: address.locality,
    countryCode: countryOf(address.region),
    preferredAddress: false,
    stateCode: address.region,
    zip: address.postalCode,
  },
});

export const saveBillingAddress: Call<
  AddressToSave,
  { id: string },
  AddressToSaveBody,
  PaymentData<'addressId', string>
> = call({
  name: 'wallet.save-billing-address',
  summary: 'Adds an address to the shopper’s account, or changes one.',
  service: 'payment',
  method: 'PUT',
  path: '/payment/v2/wallet/account/billing',
  write: true,
  auth: 'bearer',
  body: Body,
  // A response without the address id may not come from the service; the address is then looked up in the
  // list.
  response: v.object({ data: v.object({ payment: v.object({ addressId: v.string() }) }) }),
  errors: [],
  encode: (address) => ({ body: toBody(address) }),
  decode: ({ data }) => ({ id: data.payment.addressId }),
});
