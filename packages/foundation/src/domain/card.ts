import type { Address } from './address.ts';
import type { AppName } from './app.ts';
import type { Cents } from './money.ts';

/** Card networks, as the payment service writes them. */
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

/** What the network says of a card's first digits. */
export interface BinType {
  readonly bin: string | undefined;
  readonly binLength: string | undefined;
  readonly brand: string | undefined;
  readonly description: string | undefined;
  readonly productId: string | undefined;
  readonly retailerType: string | undefined;
}

/** A card in a shopper's wallet. It never holds a full number, security code or PIN. */
export interface Card {
  readonly id: string;
  readonly versionKey: string;
  readonly group: CardGroup;
  readonly brand: CardBrand;
  /** Short brand code that picks the picture and the store-credit names. */
  readonly imageType: string;
  readonly lastFour: string;
  /** Two digits; empty for EBT and gift cards. */
  readonly expirationMonth: string;
  /** Four digits; empty for EBT and gift cards. */
  readonly expirationYear: string;
  readonly expired: boolean;
  readonly saved: boolean;
  /** Absent while nobody has asked for it. */
  readonly balance: Cents | undefined;
  /** The service's own reference, sent back for edits and balance checks. */
  readonly paymentGram: string;
  /** Applications in which this card is the preferred one. */
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
  /** Passed through for hosts; no rule here reads it. */
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

/** What cards are called that no network names. */
const KINDS = { gift: 'Gift card', snap: BRAND_NAMES.EBT, other: BRAND_NAMES.NONE };

/** The name a shopper knows a card by, such as "Visa"; `kinds` are the words where no network has one. */
export function cardName(
  { group, brand, imageType }: Pick<Card, 'group' | 'brand' | 'imageType'>,
  kinds: Readonly<typeof KINDS> = KINDS,
): string {
  if (group !== 'bank') return kinds[group];
  return STORE_CREDIT_NAMES[imageType] ?? (brand === 'NONE' ? kinds.other : BRAND_NAMES[brand]);
}

/** The expiry as the card row shows it, "MM/YY"; empty for cards that never expire. */
export const expiryText = ({
  expirationMonth,
  expirationYear,
}: Pick<Card, 'expirationMonth' | 'expirationYear'>): string =>
  expirationMonth && expirationYear ? `${expirationMonth}/${expirationYear.slice(-2)}` : '';

/** Is the card past the last day of its expiry month, in the zone of `now`? */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}
