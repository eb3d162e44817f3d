import type { Cents } from '@grocer/foundation/domain';

/** A gift card that pays, with its balance. */
export interface GiftTender {
  readonly cardId: string;
  readonly balance: Cents;
}

/** An amount to pay and the cards that can pay it. */
export interface Tenders {
  readonly total: Cents;
  /** The part of the total that SNAP may pay. */
  readonly ebtTotal: Cents;
  readonly gifts: readonly GiftTender[];
  /** The most that the shopper wants SNAP to pay; undefined when SNAP pays nothing. */
  readonly snap: Cents | undefined;
}

/** What each card pays of an order. */
export interface TenderSplit {
  readonly gift: readonly { readonly cardId: string; readonly cents: Cents }[];
  readonly snap: Cents | undefined;
  /** The rest, which the bank card pays; may be 0. */
  readonly bank: Cents;
}

/**
 * Splits a total: gift cards pay first, each up to its balance, then SNAP up to its limit, then the bank
 * card.
 */
export function splitTenders({ total, ebtTotal, gifts, snap }: Tenders): TenderSplit {
  const { paid, left } = gifts.reduce<{ paid: TenderSplit['gift']; left: Cents }>(
    ({ paid: before, left: open }, { cardId, balance }) => {
      const cents = Math.min(open, balance);
      return { paid: [...before, { cardId, cents }], left: open - cents };
    },
    { paid: [], left: total },
  );
  const bySnap = snap === undefined ? undefined : Math.min(snap, ebtTotal, left);
  return { gift: paid, snap: bySnap, bank: left - (bySnap ?? 0) };
}
