import * as v from 'valibot';
import type { Address } from '../domain/address.ts';
import { APP_NAMES } from '../domain/app.ts';
import { CARD_BRANDS } from '../domain/card.ts';
import type { Card, CardGroup } from '../domain/card.ts';
import { parseCents } from '../domain/money.ts';

/** A card's billing address as the payment service writes it [W-3.12] [W-3.32]. */
export const WireCardAddress = v.object({
  /** One or two lines; with two the unit comes first [W-3.31]. */
  addressLines: v.array(v.string()),
  cityTown: v.string(),
  stateProvince: v.string(),
  postalCode: v.string(),
  countryCode: v.picklist(['US', 'CA']),
});
export type WireCardAddress = v.InferOutput<typeof WireCardAddress>;

/** A card as the payment service writes it [W-3.1] to [W-3.14]. */
export const WireCard = v.object({
  id: v.string(),
  versionKey: v.string(),
  cardType: v.picklist(['BANK_CARD', 'CREDIT_CARD', 'EBT_CARD', 'GIFT_CARD']),
  brand: v.picklist(CARD_BRANDS),
  imageType: v.string(),
  lastFourPan: v.string(),
  expirationMonth: v.string(),
  expirationYear: v.string(),
  expired: v.boolean(),
  balance: v.optional(v.string()),
  paymentGram: v.string(),
  defaultApplications: v.array(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  address: v.optional(WireCardAddress),
});
export type WireCard = v.InferOutput<typeof WireCard>;

const GROUP: Readonly<Record<WireCard['cardType'], CardGroup>> = {
  BANK_CARD: 'bank',
  CREDIT_CARD: 'bank',
  EBT_CARD: 'snap',
  GIFT_CARD: 'gift',
};

/** Address lines of the wire, unit first where there is one [W-3.31]. */
export const toAddressLines = ({ unit, street }: Pick<Address, 'unit' | 'street'>): string[] =>
  unit ? [unit, street] : [street];

/** The canonical address behind wire lines; the inverse of `toWireAddress`. */
export function fromWireAddress(wire: WireCardAddress): Address {
  const [first = '', second] = wire.addressLines;
  return {
    street: second ?? first,
    unit: second === undefined ? '' : first,
    locality: wire.cityTown,
    region: wire.stateProvince,
    postalCode: wire.postalCode,
    countryCode: wire.countryCode,
  };
}

/** A canonical address as the payment service takes it [W-3.31] [W-3.32]. */
export const toWireAddress = (address: Address): WireCardAddress => ({
  addressLines: toAddressLines(address),
  cityTown: address.locality,
  stateProvince: address.region,
  postalCode: address.postalCode,
  countryCode: address.countryCode,
});

/** A card in the vocabulary of the SDKs; wire names end here. Fetched cards are saved ones [W-3.8]. */
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
  balance: wire.balance === undefined ? undefined : parseCents(wire.balance),
  paymentGram: wire.paymentGram,
  preferredFor: APP_NAMES.filter((app) => wire.defaultApplications.includes(app)),
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
  address: wire.address && fromWireAddress(wire.address),
});
