import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import { countryOfAddress } from '../../domain/postal-code.ts';
import type { ProfileAddress } from '../../domain/profile-address.ts';
import { WireIdSchema } from '../wire-id.ts';

/** Path of the shopper's addresses. */
export const ADDRESSES_PATH = '/profile/v1/addresses';

/** Reason of a rejected update or removal of an address without an id. */
export const ADDRESS_ID_MISSING = 'address must have id';

const line = v.pipe(v.string(), v.maxLength(40));

// [F-3.1]
/** Wire format of an address to add or update; line 1 is the street, line 2 the unit. */
export interface AddressPayload {
  addressType: 'home' | 'delivery';
  addressLine1: string;
  addressLine2: string;
  city: string;
  county?: string | undefined;
  countryCode: string;
  stateCode: string;
  zip: string;
  preferredAddress?: boolean | undefined;
  dateAddressUpdated?: string | undefined;
}

const WireType = v.picklist(['home', 'delivery']);

export const AddressPayloadSchema = v.object({
  addressType: WireType,
  addressLine1: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  addressLine2: line,
  city: line,
  county: v.optional(line),
  /** Sent in lower case; accepted in either case [F-5.5]. */
  countryCode: v.pipe(v.string(), v.regex(/^([Uu][Ss]|[Cc][Aa])$/)),
  stateCode: v.pipe(v.string(), v.maxLength(2)),
  zip: v.pipe(v.string(), v.minLength(5), v.maxLength(10)),
  preferredAddress: v.optional(v.boolean()),
  dateAddressUpdated: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** Response to an added, updated or removed address. */
export const AddressDone = v.object({ data: v.object({ addressId: v.string() }) });

/** Wire format of an address, as the profile lists it. */
export interface WireProfileAddress {
  id: string;
  type: 'home' | 'delivery';
  address: {
    addressLine1: string;
    addressLine2?: string | undefined;
    city: string;
    county?: string | undefined;
    countryCode?: string | undefined;
    stateCode: string;
    zip: string;
  };
  modified?: { value: string } | undefined;
}

export const WireProfileAddressSchema = v.object({
  id: WireIdSchema,
  type: WireType,
  address: v.object({
    addressLine1: v.string(),
    addressLine2: v.optional(v.string()),
    city: v.string(),
    county: v.optional(v.string()),
    countryCode: v.optional(v.string()),
    stateCode: v.string(),
    zip: v.string(),
  }),
  modified: v.optional(v.object({ value: v.string() })),
});

/** The values that a shopper entered in an address form. */
export interface AddressDraft {
  readonly address: Address;
  readonly isMailingAddress: boolean;
  /** When the shopper changed the address. */
  readonly at?: Date | undefined;
  /** True when `preferredAddress` is sent as well. */
  readonly tellsPreferred?: boolean | undefined;
}

/** Converts to the profile's wire format; the state or province determines the country [F-3.1] [F-5.5]. */
export const toAddressPayload = ({
  address,
  isMailingAddress,
  at,
  tellsPreferred = false,
}: AddressDraft): AddressPayload => ({
  addressType: isMailingAddress ? 'home' : 'delivery',
  addressLine1: address.street,
  addressLine2: address.unit,
  city: address.locality,
  ...(address.county !== undefined && { county: address.county }),
  countryCode: countryOfAddress(address).toLowerCase(),
  stateCode: address.region,
  zip: address.postalCode,
  //
  ...(tellsPreferred && { preferredAddress: isMailingAddress }),
  ...(at && { dateAddressUpdated: at.toISOString() }),
});

const epochOf = (value: string | undefined): number | undefined => {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? undefined : at;
};

/** Converts a profile address from its wire format to the form that forms use [F-3.2]. */
export const toProfileAddress = ({ id, type, address, modified }: WireProfileAddress): ProfileAddress => ({
  id,
  isMailingAddress: type === 'home',
  lastModified: epochOf(modified?.value),
  address: {
    street: address.addressLine1,
    unit: address.addressLine2 ?? '',
    locality: address.city,
    ...(address.county !== undefined && { county: address.county }),
    region: address.stateCode,
    postalCode: address.zip,
    countryCode: countryOfAddress({ region: address.stateCode, postalCode: address.zip }),
  },
});
