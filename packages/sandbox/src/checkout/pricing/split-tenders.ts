import type { Cents } from '@grocer/foundation/domain';

/** A gift card that is to be used up, with what is on it. */
export interface GiftTender {
  readonly cardId: string;
  readonly balance: Cents;
}

/** What is to be paid, and by what. */
export interface Tenders {
  readonly total: Cents;
  /** The part of it that SNAP may pay. */
  readonly ebtTotal: Cents;
  readonly gifts: readonly GiftTender[];
  /** What the shopper wants SNAP to pay at most; undefined where it pays nothing. */
  readonly snap: Cents | undefined;
}

/** What each card pays of an order. */
export interface TenderSplit {
  readonly gift: readonly { readonly cardId: string; readonly cents: Cents }[];
  readonly snap: Cents | undefined;
  /** What is left for the bank card, which may be nothing. */
  readonly bank: Cents;
}

/** Splits a total over gift cards, each up to its balance in turn, SNAP, up to what it may pay, and the bank card. */
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
