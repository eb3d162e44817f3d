import { safeParse } from '@grocer/foundation/contract';
import { createStored } from '@grocer/foundation/embed';
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
  const stored = createStored('tab', name);
  const forget = (): void => stored.keep(undefined);
  return {
    read(cartId) {
      const { success, output } = safeParse(Kept, stored.read());
      if (success && output.cartId === cartId) return output.all;
      forget();
      return [];
    },
    keep: (cartId, all) => stored.keep(all.length === 0 ? undefined : { cartId, all }),
    forget,
  };
}
