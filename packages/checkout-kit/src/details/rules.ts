import type { CardBrand, OrderPlace, PaymentCard } from '@grocer/foundation/domain';

/** Splits a time range into parts that each stay on one line: "11:00 PM –" and "12:00 AM". */
export const rangeParts = (span: string): readonly string[] =>
  span.split(' – ').map((part, index, { length }) => (index + 1 < length ? `${part} –` : part));

/** Our own short marks instead of card network logos, as in the wallet. */
const MARKS: Readonly<Record<CardBrand, string>> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  AMEX: 'AMEX',
  DISCOVER: 'DISC',
  DINERS: 'DC',
  JCB: 'JCB',
  UNIONPAY: 'UP',
  EBT: 'EBT',
  NONE: 'CARD',
};

/** Returns the mark on a card's badge. */
export function cardMark({ group, brand }: Pick<PaymentCard, 'group' | 'brand'>): string {
  if (group === 'gift') return 'GIFT';
  if (group === 'other') return MARKS.NONE;
  return MARKS[group === 'snap' ? 'EBT' : brand];
}

// [C-2.23]
/** Link to directions in a maps service; undefined if the place has no coordinates. */
export const mapsLink = ({ location }: Pick<OrderPlace, 'location'>): string | undefined =>
  location && `https://www.google.com/maps/dir/?api=1&destination=${location.lat},${location.lng}`;
