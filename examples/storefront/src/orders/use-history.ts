import type { PastOrders } from '@grocer/foundation/contract';
import type { PastOrder } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';

/** As many orders as are shown at a time. */
const AT_A_TIME = 10;

/** The orders of a shopper as far back as they have been asked for. */
export type History =
  | { readonly phase: 'loading' | 'failed' }
  | {
      readonly phase: 'ready';
      readonly orders: readonly PastOrder[];
      /** By it those before them are asked for; undefined where there are none. */
      readonly before: string | undefined;
      /** How it stands with those that were asked for last. */
      readonly more: 'shown' | 'loading' | 'failed';
    };

const NONE: History = { phase: 'ready', orders: [], before: undefined, more: 'shown' };

/** The orders of the shopper, the last one first, and how to get those before them; a visitor has none. */
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
