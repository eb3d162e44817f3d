import { writerOf } from '../../../packages/checkout-kit/src/checkout/writer.ts';
import type { OrderState } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { CheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import { within } from './page.ts';
import type { Page } from './page.ts';

/** A page with the checkout in it. */
export interface OpenPage {
  readonly page: Page;
  readonly core: CheckoutCore;
  readonly leave: () => void;
  /** Has its host been told that the shopper has to sign in again? */
  isExpired: boolean;
}

/** At most until what is open has become known, in ms of the client. */
export const MOST_MS = 90_000;

export const orderOf = ({ core }: OpenPage): OrderState => core.store.getState().order;

export const isKnown = ({ phase }: OrderState): boolean =>
  phase !== 'loading' && phase !== 'submitting' && phase !== 'unknown';

/** Waits until something is so in a page; says whether it was in time. */
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
        // What passes within one turn is not seen on a screen either.
        const stop = core.store.subscribe(() => queueMicrotask(look));
        const timer = setTimeout(() => end(false), ms);
        queueMicrotask(look);
      }),
  );

/** Waits until a page that was opened has its cards, and one of them pays. */
export async function settled(opened: OpenPage): Promise<void> {
  const { core, page } = opened;
  const isSettled = (): boolean => {
    const { cards, edits } = core.store.getState();
    return orderOf(opened).phase !== 'editing' || (cards.phase !== 'loading' && edits.payment === undefined);
  };
  await until(opened, MOST_MS, isSettled);
  await within(page, () => writerOf(core).drain());
}
