import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import { APP_NAMES } from '../../domain/app.ts';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { BinType, Card, CardBrand, CardGroup } from '../../domain/card.ts';
import { toAddressLines } from '../address-lines.ts';
import { ifReadable } from '../if-readable.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import { WireIdSchema } from '../wire-id.ts';

/** Wire format of a card's billing address, as the payment service sends it. */
export interface WireCardAddress {
  /** The last line is the street; lines before it are the unit. */
  addressLines: string[];
  cityTown: string;
  stateProvince: string;
  postalCode: string;
  /** In either case. */
  countryCode: string;
}

export const WireCardAddressSchema = v.object({
  addressLines: v.array(v.string()),
  cityTown: v.string(),
  stateProvince: v.string(),
  postalCode: v.string(),
  countryCode: v.pipe(v.string(), v.regex(/^([Uu][Ss]|[Cc][Aa])$/)),
});

// [W-3.10]
/** Wire format of the card network's BIN data; one field name is the retailer's own. */
interface WireBinType {
  'card-bin-length'?: string | undefined;
  'card-brand'?: string | undefined;
  'card-description'?: string | undefined;
  'card-product-id'?: string | undefined;
  'card-bin'?: string | undefined;
  'card-kroger-type'?: string | undefined;
}

const WireBinTypeSchema = v.object({
  'card-bin-length': v.optional(v.string()),
  'card-brand': v.optional(v.string()),
  'card-description': v.optional(v.string()),
  'card-product-id': v.optional(v.string()),
  'card-bin': v.optional(v.string()),
  'card-kroger-type': v.optional(v.string()),
});

// [W-3.1] to [W-3.14]
/** Wire format of a card, as the payment service sends it. */
export interface WireCard {
  id: string;
  versionKey: string;
  cardType: 'BANK_CARD' | 'CREDIT_CARD' | 'EBT_CARD' | 'GIFT_CARD';
  brand: CardBrand;
  imageType: string;
  lastFourPan: string;
  expirationMonth: string;
  expirationYear: string;
  expired: boolean;
  balance?: WireAmount | undefined;
  paymentGram: string;
  defaultApplications: string[];
  firstName?: string | undefined;
  lastName?: string | undefined;
  address?: WireCardAddress | undefined;
  bin?: string | undefined;
  binType?: WireBinType | undefined;
  default?: boolean | undefined;
  description?: string | undefined;
  fraudToken?: string | undefined;
  vaultCardId?: string | undefined;
  lastUpdatedTimestamp?: string | undefined;
  isNotAllowedForFuelPay?: boolean | undefined;
}

export const WireCardSchema = v.object({
  id: WireIdSchema,
  versionKey: v.string(),
  cardType: v.picklist(['BANK_CARD', 'CREDIT_CARD', 'EBT_CARD', 'GIFT_CARD']),
  brand: v.picklist(CARD_BRANDS),
  imageType: v.string(),
  lastFourPan: v.string(),
  expirationMonth: v.string(),
  expirationYear: v.string(),
  expired: v.boolean(),
  balance: ifReadable(WireAmountSchema),
  paymentGram: v.string(),
  defaultApplications: v.array(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  address: v.optional(WireCardAddressSchema),
  bin: v.optional(v.string()),
  binType: v.optional(WireBinTypeSchema),
  default: v.optional(v.boolean()),
  description: v.optional(v.string()),
  fraudToken: v.optional(v.string()),
  vaultCardId: v.optional(v.string()),
  lastUpdatedTimestamp: v.optional(v.string()),
  isNotAllowedForFuelPay: v.optional(v.boolean()),
});

const GROUP: Readonly<Record<WireCard['cardType'], CardGroup>> = {
  BANK_CARD: 'bank',
  CREDIT_CARD: 'bank',
  EBT_CARD: 'snap',
  GIFT_CARD: 'gift',
};

/** Converts an address from the wire format; the inverse of `toWireAddress`. */
export function fromWireAddress(wire: WireCardAddress): Address {
  return {
    street: wire.addressLines.at(-1) ?? '',
    unit: wire.addressLines.slice(0, -1).join(', '),
    locality: wire.cityTown,
    region: wire.stateProvince,
    postalCode: wire.postalCode,
    countryCode: wire.countryCode.toUpperCase() === 'CA' ? 'CA' : 'US',
  };
}

/** Converts an address to the payment service's wire format. */
export const toWireAddress = (address: Address): WireCardAddress => ({
  addressLines: toAddressLines(address),
  cityTown: address.locality,
  stateProvince: address.region,
  postalCode: address.postalCode,
  countryCode: address.countryCode,
});

const toBinType = (wire: WireBinType): BinType => ({
  bin: wire['card-bin'],
  binLength: wire['card-bin-length'],
  brand: wire['card-brand'],
  description: wire['card-description'],
  productId: wire['card-product-id'],
  retailerType: wire['card-kroger-type'],
});

/** Converts a card from the wire format. Cards that the service returns are saved cards [W-3.8]. */
export const toCard = (wire: WireCard): Card => ({
  id: wire.id,
  versionKey: wire.versionKey,
  group: GROUP[wire.cardType],
  brand: wire.brand,
  imageType: wire.imageType,
  lastFour: wire.lastFourPan,
  expirationMonth: wire.expirationMonth,
  expirationYear: wire.expirationYear,
  expired: wire.expired,
  saved: true,
  balance: wire.balance === undefined ? undefined : toCents(wire.balance),
  paymentGram: wire.paymentGram,
  preferredFor: APP_NAMES.filter((app) => wire.defaultApplications.includes(app)),
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
  address: wire.address && fromWireAddress(wire.address),
  bin: wire.bin,
  binType: wire.binType && toBinType(wire.binType),
  isDefault: wire.default,
  description: wire.description,
  fraudToken: wire.fraudToken,
  vaultCardId: wire.vaultCardId,
  updatedAt: wire.lastUpdatedTimestamp,
  isNotAllowedForFuelPay: wire.isNotAllowedForFuelPay,
});
