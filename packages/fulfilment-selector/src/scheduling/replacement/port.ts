import * as v from 'valibot';
import { StoredReplacement } from './rules.ts';

/** Where selected replacements are kept through a reload of the tab [F-3.13]. */
export interface ReplacementPort {
  /** Those for a cart; what was kept for another one is another shopper's, and forgotten. */
  read(cartId: string): readonly StoredReplacement[];
  keep(cartId: string, all: readonly StoredReplacement[]): void;
  forget(): void;
}

const Kept = v.object({ cartId: v.string(), all: v.array(StoredReplacement) });

/** Keeps replacements with the tab: product numbers and quantities, and whose cart they are for. */
export function createReplacements(name: string): ReplacementPort {
  function forget(): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }

  return {
    read(cartId) {
      try {
        const kept = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(name) ?? 'null'));
        if (kept.success && kept.output.cartId === cartId) return kept.output.all;
      } catch {
        // A browser that keeps nothing, or what somebody else has written there.
      }
      forget();
      return [];
    },
    keep(cartId, all) {
      if (all.length === 0) {
        forget();
        return;
      }
      try {
        sessionStorage.setItem(name, JSON.stringify({ cartId, all }));
      } catch {
        // A browser that keeps nothing asks again after a reload.
      }
    },
    forget,
  };
}
