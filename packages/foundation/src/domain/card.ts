import type { Address } from './address.ts';
import type { AppName } from './app.ts';
import type { Cents } from './money.ts';

/** Card networks, as the payment service spells them. */
export const CARD_BRANDS = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERS',
  'JCB',
  'UNIONPAY',
  'EBT',
  'NONE',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The three sections of a wallet. */
export type CardGroup = 'bank' | 'snap' | 'gift';

/** Groups of cards that can have paid for an order; `other` is a type that this version does not know. */
export type PaymentGroup = CardGroup | 'other';

/** BIN data: what the card network reports for the first digits of a card number. */
export interface BinType {
  readonly bin: string | undefined;
  readonly binLength: string | undefined;
  readonly brand: string | undefined;
  readonly description: string | undefined;
  readonly productId: string | undefined;
  readonly retailerType: string | undefined;
}

/** A card in a shopper's wallet. Never contains the full card number, security code or PIN. */
export interface Card {
  readonly id: string;
  readonly versionKey: string;
  readonly group: CardGroup;
  readonly brand: CardBrand;
  /** Short brand code that selects the card image and the store-credit name. */
  readonly imageType: string;
  readonly lastFour: string;
  /** Two digits; empty for EBT and gift cards. */
  readonly expirationMonth: string;
  /** Four digits; empty for EBT and gift cards. */
  readonly expirationYear: string;
  readonly expired: boolean;
  readonly saved: boolean;
  /** Undefined until the balance is requested. */
  readonly balance: Cents | undefined;
  /** The service's own reference, sent back in edits and balance checks. */
  readonly paymentGram: string;
  /** Applications in which this card is the preferred card. */
  readonly preferredFor: readonly AppName[];
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address | undefined;
  /** The first six digits. */
  readonly bin: string | undefined;
  readonly binType: BinType | undefined;
  readonly isDefault: boolean | undefined;
  readonly description: string | undefined;
  readonly fraudToken: string | undefined;
  readonly vaultCardId: string | undefined;
  /** ISO timestamp. */
  readonly updatedAt: string | undefined;
  /** Passed through for hosts; the SDKs do not read it. */
  readonly isNotAllowedForFuelPay: boolean | undefined;
}

const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
  EBT: 'SNAP EBT',
  NONE: 'Card',
};

/** Brand codes of the two store-credit cards [W-2.13]. */
const STORE_CREDIT_NAMES: Readonly<Record<string, string>> = {
  RWC: 'Rewards World Credit',
  RC: 'Rewards Credit',
};

/** Names of cards that have no network name. */
const KINDS = { gift: 'Gift card', snap: BRAND_NAMES.EBT, other: BRAND_NAMES.NONE };

/** Returns the name shown for a card, such as "Visa". `kinds` has the names of cards without a network. */
export function cardName(
  { group, brand, imageType }: Pick<Card, 'brand' | 'imageType'> & { readonly group: PaymentGroup },
  kinds: Readonly<typeof KINDS> = KINDS,
): string {
  if (group !== 'bank') return kinds[group];
  return STORE_CREDIT_NAMES[imageType] ?? (brand === 'NONE' ? kinds.other : BRAND_NAMES[brand]);
}

/** Formats the expiry for a card row, "MM/YY"; empty for cards without an expiry date. */
export const expiryText = ({
  expirationMonth,
  expirationYear,
}: Pick<Card, 'expirationMonth' | 'expirationYear'>): string =>
  expirationMonth && expirationYear ? `${expirationMonth}/${expirationYear.slice(-2)}` : '';

/** Returns true when `now` is past the last day of the expiry month, in the time zone of `now`. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}
