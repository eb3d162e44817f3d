import type { CartLineChange } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import { useEffect, useRef, useState } from 'react';
import { useShop } from './ShopProvider.tsx';

/**
 * Changes a cart line for a form that shows the error message itself. After the form was closed, the cart shows
 * it.
 */
export function useLineChange({ id: lineId }: Pick<CartLine, 'id'>) {
  const { changeLine } = useShop();
  const [refused, setRefused] = useState<string>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    /** The error message of the last change, if it failed. */
    refused,
    /** Resolves with true if the line was changed. */
    async save(change: Omit<CartLineChange, 'lineId'>): Promise<boolean> {
      // A screen reader announces the same message again only if it was removed first.
      setRefused(undefined);
      const why = await changeLine({ lineId, ...change }, () => isOpen.current);
      setRefused(why);
      return why === undefined;
    },
    /** Returns false once the form is closed: another one may be open in its place. */
    isOpen: (): boolean => isOpen.current,
  };
}
