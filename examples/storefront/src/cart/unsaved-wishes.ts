import type { CartLineChange } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { CartLine } from '@grocer/foundation/domain';
import { idOf } from './device-cart.ts';

export type Substitutes = Pick<CartLineChange, 'substitutionPolicy' | 'substitutionItems'>;

/** What the shopper asks for with a cart line and what is not saved yet. */
export interface UnsavedWish {
  /** A note that was typed. */
  readonly note?: string | undefined;
  /** Substitutes that were chosen, until the service has answered. */
  readonly substitutes?: Substitutes | undefined;
}

type Wishes = ReadonlyMap<string, UnsavedWish>;
type Place = Pick<CartLine, 'gtin13' | 'modality'>;

/** The unsaved wishes of one shopper's cart, by `idOf` the line. */
export interface UnsavedWishes {
  /** A new map after every change. */
  all(): Wishes;
  /** Replaces some fields. */
  change(key: string, fields: UnsavedWish): void;
  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates the unsaved wishes of one shopper's cart. */
export function createUnsavedWishes(): UnsavedWishes {
  let wishes: Wishes = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => wishes,
    change(key, fields) {
      wishes = new Map([...wishes, [key, { ...wishes.get(key), ...fields }]]);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns the key of the note that was typed for a line of the cart. A note whose own line is gone, as by a
 * move, belongs to the product's other line.
 */
export function noteKeyOf(line: Place, lines: readonly Place[], wishes: Wishes): string {
  const own = idOf(line);
  if (wishes.get(own)?.note !== undefined) return own;
  const places = new Set(lines.map(idOf));
  const others = MODALITIES.map((modality) => idOf({ gtin13: line.gtin13, modality }));
  return others.find((key) => !places.has(key) && wishes.get(key)?.note !== undefined) ?? own;
}
