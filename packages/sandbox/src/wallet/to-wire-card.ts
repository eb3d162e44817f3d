import { WireCardAddress } from '@grocer/foundation/contract';
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

const imageOf = ({ card_type, brand }: StoredCard): string =>
  card_type === 'GIFT_CARD' ? 'GC' : IMAGE[brand];

const hasExpired = ({ exp_month, exp_year }: StoredCard, now: Date): boolean =>
  exp_year !== '' && isExpired(Number(exp_month), Number(exp_year), now);

/** A stored card as the wire has it; its balance only where somebody asked for it. */
export function toWireCard(
  card: StoredCard,
  { now, withBalance }: { now: Date; withBalance: boolean },
): WireCard {
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
    ...(withBalance && card.balance_cents !== null && { balance: formatCents(card.balance_cents) }),
    paymentGram: card.payment_gram,
    defaultApplications: [...card.preferredFor],
    ...(card.first_name !== null && { firstName: card.first_name }),
    ...(card.last_name !== null && { lastName: card.last_name }),
    ...(card.billing !== null && { address: v.parse(WireCardAddress, JSON.parse(card.billing)) }),
  };
}
