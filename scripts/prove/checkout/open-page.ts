import { writerOf } from '../../../packages/checkout-kit/src/checkout/writer.ts';
import type { OrderState } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { CheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import { within } from './page.ts';
import type { Page } from './page.ts';

/** A page with a checkout. */
export interface OpenPage {
  readonly page: Page;
  readonly core: CheckoutCore;
  readonly leave: () => void;
  /** True once the host was told that the shopper has to sign in again. */
  isExpired: boolean;
}

/** Maximum time until an unknown outcome is known, in ms of the client. */
export const MOST_MS = 90_000;

/** Error code of changes that were submitted or discarded elsewhere: the host shows another page. */
const GONE = 'modification_missing';

export const orderOf = ({ core }: OpenPage): OrderState => core.store.getState().order;

export const isKnown = ({ phase }: OrderState): boolean =>
  phase !== 'loading' && phase !== 'submitting' && phase !== 'unknown';

/** True for a failed load that the page's button repeats. */
export const isUnavailable = (order: OrderState): boolean =>
  order.phase === 'unavailable' && order.error.code !== GONE;

/** True for an order whose state a page shows, or of which it knows that there is nothing to show. */
export const isEnded = (order: OrderState): boolean => isKnown(order) && !isUnavailable(order);

/** Waits until the order meets a condition; resolves with false after a timeout. */
export const until = (
  { core, page }: OpenPage,
  ms: number,
  isSo: (order: OrderState) => boolean,
): Promise<boolean> =>
  within(
    page,
    () =>
      new Promise((resolve) => {
        let isOver = false;
        const look = (): void => {
          if (!isOver && isSo(core.store.getState().order)) end(true);
        };
        const end = (isInTime: boolean): void => {
          isOver = true;
          clearTimeout(timer);
          stop();
          resolve(isInTime);
        };
        // Checked in a microtask, since states within one turn are not visible on a screen either.
        const stop = core.store.subscribe(() => queueMicrotask(look));
        const timer = setTimeout(() => end(false), ms);
        queueMicrotask(look);
      }),
  );

/** Waits until an opened page has its cards and the payment method is saved. */
export async function settled(opened: OpenPage): Promise<void> {
  const { core, page } = opened;
  const isSettled = (): boolean => {
    const { cards, edits } = core.store.getState();
    return orderOf(opened).phase !== 'editing' || (cards.phase !== 'loading' && edits.payment === undefined);
  };
  await until(opened, MOST_MS, isSettled);
  await within(page, () => writerOf(core).drain());
}
