import type { Cents } from '@grocer/foundation/domain';

/** A gift card that is to be used up, with what is on it. */
export interface GiftTender {
  readonly cardId: string;
  readonly balance: Cents;
}

/** What each card pays of an order. */
export interface TenderSplit {
  readonly gift: readonly { readonly cardId: string; readonly cents: Cents }[];
  /** What is left for the bank card, which may be nothing. */
  readonly bank: Cents;
}

/** Splits a total over gift cards, each up to its balance in turn, and the bank card. */
export function splitTenders(total: Cents, gifts: readonly GiftTender[]): TenderSplit {
  const { paid, left } = gifts.reduce<{ paid: TenderSplit['gift']; left: Cents }>(
    ({ paid: before, left: open }, { cardId, balance }) => {
      const cents = Math.min(open, balance);
      return { paid: [...before, { cardId, cents }], left: open - cents };
    },
    { paid: [], left: total },
  );
  return { gift: paid, bank: left };
}
