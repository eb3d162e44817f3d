import type { CartLineChange } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { CartLine } from '@grocer/foundation/domain';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { idOf } from './device-cart.ts';

export type Substitutes = Pick<CartLineChange, 'substitutionPolicy' | 'substitutionItems'>;

/** What the shopper asks for with a cart line and what is not saved yet. */
export interface UnsavedWish {
  /** A note that was typed. */
  readonly note?: string | undefined;
  /** True while that note is saved. */
  readonly isSavingNote?: boolean;
  /** Substitutes that were chosen, until the service has answered. */
  readonly substitutes?: Substitutes | undefined;
}

/** A removed line, while Undo is offered. */
export interface Removed {
  readonly line: CartLine;
  /** Name of the product. */
  readonly name: string;
  /** Id of the changes to an order that the line was removed from; absent for the shopper's own cart. */
  readonly changesId?: string | undefined;
  /** A note that was typed for the line and not saved. */
  readonly note: string | undefined;
  /** The last attempt to restore the line. */
  readonly attempt?: 'sent' | 'failed';
  /** Idempotency key of an attempt with an unknown outcome; the next attempt is sent under it. */
  readonly lostKey?: string | undefined;
}

/** What one shopper asked of the cart and what is not saved. */
export interface Unsaved {
  /** By `idOf` the line. */
  readonly wishes: ReadonlyMap<string, UnsavedWish>;
  /** The last removed line, and earlier ones that the shopper has tried to restore. */
  readonly removed: readonly Removed[];
}

type Place = Pick<CartLine, 'gtin13' | 'modality'>;
type Change = (before: Unsaved) => Partial<Unsaved>;

/** Creates the store of what one shopper asked of the cart. */
export const createUnsaved = (): StoreApi<Unsaved> =>
  createStore<Unsaved>(() => ({ wishes: new Map(), removed: [] }));

/** Replaces some fields of a wish. */
export const withWish =
  (key: string, fields: UnsavedWish): Change =>
  ({ wishes }) => ({ wishes: new Map([...wishes, [key, { ...wishes.get(key), ...fields }]]) });

/**
 * Returns the key of the note that was typed for a line of the cart. A note whose own line is gone, as by a
 * move, belongs to the product's other line.
 */
export function noteKeyOf(line: Place, lines: readonly Place[], wishes: Unsaved['wishes']): string {
  const own = idOf(line);
  if (wishes.get(own)?.note !== undefined) return own;
  const places = new Set(lines.map(idOf));
  const others = MODALITIES.map((modality) => idOf({ gtin13: line.gtin13, modality }));
  return others.find((key) => !places.has(key) && wishes.get(key)?.note !== undefined) ?? own;
}

/** Offers Undo for a line that was removed from `lines`; an unsaved note leaves the cart with it. */
export const withRemoved =
  (removed: Omit<Removed, 'note'>, lines: readonly Place[]): Change =>
  ({ wishes, removed: before }) => {
    const { line, changesId } = removed;
    const key = noteKeyOf(line, lines, wishes);
    const note = changesId === undefined ? wishes.get(key)?.note : undefined;
    const place = idOf(line);
    const tried = before.filter((one) => one.attempt !== undefined && idOf(one.line) !== place);
    return {
      ...(note !== undefined && withWish(key, { note: undefined })({ wishes, removed: before })),
      removed: [...tried, { ...removed, note }],
    };
  };

/** Records an attempt to restore the line with an id. */
export const withAttempt =
  (lineId: string, attempt: Pick<Removed, 'attempt' | 'lostKey'>): Change =>
  ({ removed }) => ({
    removed: removed.map((one) => (one.line.id === lineId ? { ...one, ...attempt } : one)),
  });

/** Ends the offer to restore the line with an id. */
export const withoutRemoved =
  (lineId: string): Change =>
  ({ removed }) => ({ removed: removed.filter(({ line }) => line.id !== lineId) });

/**
 * Returns the removed lines that Undo is offered for in the shopper's cart, or in changes to an order: those whose
 * product is not among its `lines` again.
 */
export const undoable = (
  { removed }: Pick<Unsaved, 'removed'>,
  lines: readonly Place[],
  changesId?: string,
): readonly Removed[] => {
  const places = new Set(lines.map(idOf));
  return removed.filter((one) => one.changesId === changesId && !places.has(idOf(one.line)));
};
