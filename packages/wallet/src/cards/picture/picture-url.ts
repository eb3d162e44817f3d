import type { Card, CardBrand } from '@grocer/foundation/domain';

const ICON: Readonly<Record<CardBrand, string>> = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMEX: 'amex',
  DISCOVER: 'discover',
  DINERS: 'diners',
  JCB: 'jcb',
  UNIONPAY: 'unionpay',
  EBT: 'ebt',
  NONE: 'default',
};

/** Short brand codes with an icon of their own. */
const ICON_OF_CODE: Readonly<Record<string, string>> = {
  ACH: 'ach-type',
  RC: 'store-card',
  RWC: 'mastercard-world',
};

/** Returns the URL of the payment service's picture of a card, from a closed list of icons [W-7.25]. */
export function pictureUrl(base: string, card: Pick<Card, 'group' | 'brand' | 'imageType'>): string {
  const byGroup = { gift: 'gift-card', snap: 'ebt', bank: undefined }[card.group];
  const icon =
    byGroup ??
    (Object.hasOwn(ICON_OF_CODE, card.imageType) ? ICON_OF_CODE[card.imageType] : ICON[card.brand]);
  return `${base}/manage-payment/${icon}.png`;
}
