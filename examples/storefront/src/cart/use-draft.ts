import type { CartLine } from '@grocer/foundation/domain';
import { useCallback, useState } from 'react';
import { useShop } from './ShopProvider.tsx';

/** A value that the shopper has given and that is not saved yet, and a function that changes it. */
export type Unsaved<Value> = readonly [
  value: Value | undefined,
  change: (next: (now: Value | undefined) => Value | undefined) => void,
];

/**
 * Returns the note for a product that was typed and not saved, and a function that changes it. It belongs to
 * the product: it is kept while other pages are visited, and when a line moves to another way to shop.
 */
export function useDraft({ gtin13 }: Pick<CartLine, 'gtin13'>): Unsaved<string> {
  const { drafts } = useShop();
  const [draft, setDraft] = useState(() => drafts.get(gtin13));
  const change = useCallback<Unsaved<string>[1]>(
    (next) => {
      const text = next(drafts.get(gtin13));
      if (text === undefined) drafts.delete(gtin13);
      else drafts.set(gtin13, text);
      setDraft(text);
    },
    [drafts, gtin13],
  );
  return [draft, change];
}
