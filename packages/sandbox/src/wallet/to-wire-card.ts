import { WireCardAddressSchema } from '@grocer/foundation/contract';
import type { WireCard } from '@grocer/foundation/contract';
import { formatCents, isExpired } from '@grocer/foundation/domain';
import type { CardBrand } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { StoredCard } from './cards.ts';

const IMAGE: Readonly<Record<CardBrand, string>> = {
  VISA: 'VI',
  MASTERCARD: 'MC',
  AMEX: 'AX',
  DISCOVER: 'DI',
  DINERS: 'DC',
  JCB: 'JC',
  UNIONPAY: 'UP',
  EBT: 'EBT',
  NONE: 'NONE',
};

const imageOf = ({ card_type, brand, image_type }: StoredCard): string =>
  image_type ?? (card_type === 'GIFT_CARD' ? 'GC' : IMAGE[brand]);

/** Returns true when a card is past the last day of its expiry month. */
export const hasExpired = (
  { exp_month, exp_year }: Pick<StoredCard, 'exp_month' | 'exp_year'>,
  now: Date,
): boolean => exp_year !== '' && isExpired(Number(exp_month), Number(exp_year), now);

function descriptionOf({ card_type, brand }: StoredCard): string {
  if (card_type === 'GIFT_CARD') return 'GIFT CARD';
  return card_type === 'EBT_CARD' ? 'SNAP EBT' : `${brand} CREDIT`;
}

/** Returns the fields that only bank cards have. */
function bankPart(card: StoredCard): Partial<WireCard> {
  if (card.card_type !== 'BANK_CARD') return {};
  return {
    bin: card.first_six,
    binType: {
      'card-bin': card.first_six,
      'card-bin-length': '6',
      'card-brand': card.brand,
      'card-description': descriptionOf(card),
      'card-product-id': card.image_type ?? 'A',
      'card-kroger-type': card.image_type === null ? 'STANDARD' : 'REWARDS',
    },
    ...(card.fraud_token !== null && { fraudToken: card.fraud_token }),
    ...(card.vault_ref !== null && { vaultCardId: card.vault_ref }),
    isNotAllowedForFuelPay: card.is_no_fuel === 1,
  };
}

/** Converts a card to the wire format; the balance only if it was requested and can be read. */
export function toWireCard(
  card: StoredCard,
  { now, withBalance }: { now: Date; withBalance: boolean },
): WireCard {
  const { balanceCents, balance_failures } = card;
  const knowsBalance = withBalance && balanceCents !== null && balance_failures === 0;
  return {
    id: card.id,
    versionKey: card.version_key,
    cardType: card.card_type,
    brand: card.brand,
    imageType: imageOf(card),
    lastFourPan: card.last_four,
    expirationMonth: card.exp_month,
    expirationYear: card.exp_year,
    expired: hasExpired(card, now),
    ...(knowsBalance && { balance: formatCents(balanceCents) }),
    paymentGram: card.payment_gram,
    defaultApplications: [...card.preferredFor],
    default: card.preferredFor.length > 0,
    description: descriptionOf(card),
    lastUpdatedTimestamp: new Date(card.updated_at).toISOString(),
    ...(card.first_name !== null && { firstName: card.first_name }),
    ...(card.last_name !== null && { lastName: card.last_name }),
    ...(card.billing !== null && { address: v.parse(WireCardAddressSchema, JSON.parse(card.billing)) }),
    ...bankPart(card),
  };
}
