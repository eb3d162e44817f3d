import type { CardBrand } from '@grocer/foundation/domain';
import creditCardType from 'credit-card-type';

const NETWORKS: Readonly<Record<string, CardBrand>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  'american-express': 'AMEX',
  discover: 'DISCOVER',
  'diners-club': 'DINERS',
  jcb: 'JCB',
  unionpay: 'UNIONPAY',
};

/** Returns the network of a card by its first digits; NONE when they match no network, or several [W-3.3]. */
export function brandOf(firstDigits: string): CardBrand {
  const [match, ...others] = creditCardType(firstDigits);
  return (others.length === 0 && NETWORKS[match?.type ?? '']) || 'NONE';
}
