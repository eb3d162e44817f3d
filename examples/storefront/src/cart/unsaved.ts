import type { CartLineChange } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, CartLine } from '@grocer/foundation/domain';
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
  /** Time of the removal, in epoch ms. */
  readonly at: number;
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
  /** The last removed line of the cart and of changes, and earlier ones that the shopper has tried to restore. */
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

/**
 * Offers Undo for a removed line; an unsaved note leaves the cart with it. `lines` are those of the cart when the
 * removal was requested.
 */
export const withRemoved =
  (removed: Omit<Removed, 'note'>, lines: readonly Place[]): Change =>
  ({ wishes, removed: before }) => {
    const { line, changesId } = removed;
    const key = noteKeyOf(line, lines, wishes);
    const note = changesId === undefined ? wishes.get(key)?.note : undefined;
    const place = idOf(line);
    const others = before.filter(
      (one) => one.changesId !== changesId || (one.attempt !== undefined && idOf(one.line) !== place),
    );
    return {
      ...(note !== undefined && withWish(key, { note: undefined })({ wishes, removed: before })),
      removed: [...others, { ...removed, note }],
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
 * Ends the offers of Undo for products that are in a cart which has arrived, and for changes to an order that are
 * over. The unsaved note of such a product belongs to its line again. An attempt that is on its way ends by itself.
 */
export const withCart =
  ({ lines, modify }: Pick<Cart, 'lines' | 'modify'>): Change =>
  (before) => {
    const places = new Set(lines.map(idOf));
    const changed = new Set(modify?.lines.map(idOf));
    const isOver = ({ line, changesId, attempt }: Removed): boolean => {
      if (attempt === 'sent') return false;
      if (changesId === undefined) return places.has(idOf(line));
      return changesId !== modify?.id || changed.has(idOf(line));
    };
    const over = before.removed.filter(isOver);
    if (over.length === 0) return {};
    let after: Unsaved = { ...before, removed: before.removed.filter((one) => !over.includes(one)) };
    for (const { line, note } of over)
      if (note !== undefined) after = { ...after, ...withWish(idOf(line), { note })(after) };
    return after;
  };
