import * as v from 'valibot';
import { countryOf } from '../../domain/country.ts';
import type { CountryCode } from '../../domain/country.ts';
import type { ProfileAddress } from '../../domain/profile-address.ts';
import type { ErrorRule } from '../error-codes.ts';
import { fromWirePlace, WireLocationSchema, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WireLocation, WirePlace } from '../profile/wire-place.ts';
import type { AddressDraft } from '../profile/wire-profile-address.ts';

/** Path of the first-generation account address book. */
export const BOOK_PATH = '/accountmanagement/api/addresses';

//
/** Wire format of an account address, as the service lists it. */
export interface WireBookAddress {
  id: string;
  address: WirePlace;
  location?: WireLocation | undefined;
  type: 'home' | 'delivery';
  preferredAddress?: boolean | undefined;
  label?: string | undefined;
  notes?: string | undefined;
}

const WireType = v.picklist(['home', 'delivery']);

export const WireBookAddressSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  address: WirePlaceSchema,
  location: v.optional(WireLocationSchema),
  type: WireType,
  preferredAddress: v.optional(v.boolean()),
  label: v.optional(v.string()),
  notes: v.optional(v.string()),
});

//
/** Wire format of an address to add to the account. Invalid values are rejected by code, not by schema. */
export interface BookAddressBody {
  line1: string;
  line2: string;
  city: string;
  stateCode: string;
  zip: string;
  countryCode: CountryCode;
  type: 'home' | 'delivery';
  preferred: boolean;
  county?: string | undefined;
  location?: WireLocation | undefined;
  label?: string | undefined;
  notes?: string | undefined;
}

const text = v.pipe(v.string(), v.maxLength(100));

export const BookAddressBodySchema = v.object({
  line1: text,
  line2: text,
  city: text,
  stateCode: text,
  zip: text,
  countryCode: v.picklist(['US', 'CA']),
  type: WireType,
  preferred: v.boolean(),
  county: v.optional(text),
  location: v.optional(WireLocationSchema),
  label: v.optional(text),
  notes: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});

/** The values of an account address that the shopper saves. */
export interface BookAddressDraft extends Pick<AddressDraft, 'address' | 'isMailingAddress'> {
  readonly location?: ProfileAddress['location'];
  readonly label?: string;
  readonly notes?: string;
}

/** Converts a draft to the wire format; the mailing address has the type "home". */
export const toBookAddressBody = (draft: BookAddressDraft): BookAddressBody => ({
  line1: draft.address.street,
  line2: draft.address.unit,
  city: draft.address.locality,
  stateCode: draft.address.region,
  zip: draft.address.postalCode,
  countryCode: countryOf(draft.address.region),
  type: draft.isMailingAddress ? 'home' : 'delivery',
  preferred: draft.isMailingAddress,
  ...(draft.address.county !== undefined && { county: draft.address.county }),
  ...(draft.location && { location: { ...draft.location } }),
  ...(draft.label !== undefined && { label: draft.label }),
  ...(draft.notes !== undefined && { notes: draft.notes }),
});

/** Converts an account address from its wire format to the form that forms use. */
export const toBookAddress = ({
  id,
  address,
  type,
  location,
  label,
  notes,
}: WireBookAddress): ProfileAddress => ({
  id,
  address: fromWirePlace(address),
  isMailingAddress: type === 'home',
  lastModified: undefined,
  ...(location && { location }),
  ...(label && { label }),
  ...(notes && { notes }),
});

/** Response to a change of the account's address book. */
export interface BookAnswer {
  data: { successful: boolean; errorDetail?: { errorCode?: string | undefined } | undefined };
}

export const BookAnswerSchema = v.object({
  data: v.object({
    successful: v.boolean(),
    errorDetail: v.optional(v.object({ errorCode: v.optional(v.string()) })),
  }),
});

/** Returns the code of a change that the account rejected. */
export const refusalInBook = ({ data }: BookAnswer): string | undefined =>
  data.successful ? undefined : (data.errorDetail?.errorCode ?? '');

/** Error codes for changes of the account's address book to. */
export const bookRefusals: readonly ErrorRule[] = [
  { code: 'CONSTRAINT_VIOLATION_EXCEPTION', as: 'constraint_violation' },
  { code: 'ADDRESS_NOT_FOUND', as: 'not_found' },
  { code: 'TOO_MANY_ADDRESSES', as: 'address_limit' },
];
