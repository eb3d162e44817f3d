import type { CartMove } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import { idOf } from './device-cart.ts';

/** Notes on cart lines that were typed and are not saved yet, by `idOf` the line. */
export interface Drafts {
  get(id: string): string | undefined;
  /** Keeps the text of a note; without one, the note is forgotten. */
  set(id: string, text: string | undefined): void;
  /** Keeps a note for the line that its line has become; a note that was typed for that line stays. */
  move(from: string, to: string): void;
  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Keeps unsaved notes for the lines that `lines` have become by a move. */
export function moveDrafts(
  drafts: Drafts,
  lines: readonly CartLine[],
  { from, to, lineIds }: CartMove,
): void {
  for (const { id, modality, gtin13 } of lines)
    if (modality === from && (lineIds?.includes(id) ?? true))
      drafts.move(idOf({ modality, gtin13 }), idOf({ modality: to, gtin13 }));
}

/** Creates the unsaved notes of one shopper's cart. */
export function createDrafts(): Drafts {
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  function set(id: string, text: string | undefined): void {
    if (text === undefined) texts.delete(id);
    else texts.set(id, text);
    for (const listener of listeners) listener();
  }
  return {
    get: (id) => texts.get(id),
    set,
    move(from, to) {
      const text = texts.get(from);
      if (text === undefined || texts.has(to)) return;
      set(to, text);
      set(from, undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
