import type { PastOrders } from '@grocer/foundation/contract';
import type { PastOrder } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';

/** Number of orders loaded at a time. */
const AT_A_TIME = 10;

/** Loading state of the shopper's orders, as far back as they were requested. */
export type History =
  | { readonly phase: 'loading' | 'failed' }
  | {
      readonly phase: 'ready';
      readonly orders: readonly PastOrder[];
      /** Cursor of the next page; undefined after the last page. */
      readonly before: string | undefined;
      /** State of the page requested last. */
      readonly more: 'shown' | 'loading' | 'failed';
    };

const NONE: History = { phase: 'ready', orders: [], before: undefined, more: 'shown' };

/**
 * Returns the shopper's orders, newest first, and functions to retry and to load more. A visitor has none.
 */
export function useHistory() {
  const { api, isVisitor } = useShop();
  const [history, setHistory] = useState<History>(isVisitor ? NONE : { phase: 'loading' });
  const load = useCallback(() => {
    let isWanted = true;
    const take = (result: Result<PastOrders>): void => {
      if (isWanted)
        setHistory(result.ok ? { phase: 'ready', more: 'shown', ...result.value } : { phase: 'failed' });
    };
    void api.listOrders({ limit: AT_A_TIME }).then(take);
    return () => {
      isWanted = false;
    };
  }, [api]);
  useEffect(() => (isVisitor ? undefined : load()), [isVisitor, load]);
  const retry = useCallback(() => {
    setHistory({ phase: 'loading' });
    load();
  }, [load]);
  async function showMore(): Promise<void> {
    if (history.phase !== 'ready' || history.before === undefined || history.more === 'loading') return;
    const { orders, before } = history;
    setHistory({ ...history, more: 'loading' });
    const result = await api.listOrders({ before, limit: AT_A_TIME });
    setHistory(
      result.ok
        ? {
            phase: 'ready',
            more: 'shown',
            orders: [...orders, ...result.value.orders],
            before: result.value.before,
          }
        : { ...history, more: 'failed' },
    );
  }
  return { history, retry, showMore };
}
