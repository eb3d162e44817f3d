import { safeParse } from '@grocer/foundation/contract';
import { createStored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { StoredReplacement } from './rules.ts';

/** The storage of selected replacements across reloads of the tab [F-3.13]. */
export interface ReplacementPort {
  /** Returns the replacements for a cart. Those of another cart are another shopper's, and are removed. */
  read(cartId: string): readonly StoredReplacement[];
  keep(cartId: string, all: readonly StoredReplacement[]): void;
  forget(): void;
}

const Kept = v.object({ cartId: v.string(), all: v.array(StoredReplacement) });

/** Creates the storage of the tab: product numbers, quantities, and the id of the cart. */
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
