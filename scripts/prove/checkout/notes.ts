import type { OrderState } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { Account, Edited, Final, Press, Said } from './account.ts';
import type { Page } from './page.ts';
import { wordsOf } from './words.ts';

/** Records what pages show, and what they submit. */
export function createNotes(checkoutId: string) {
  const said: Said[] = [];
  const presses: Press[] = [];
  const edits: Edited[] = [];
  const finals: Final[] = [];
  const told: number[] = [];
  let isPlacedOver = false;

  function noteSubmission({ id: page, tab }: Page, order: OrderState): void {
    if (order.phase !== 'submitting') return;
    const { operation, checkout } = order;
    const index = presses.findIndex((press) => press.operation === operation);
    const { total } = checkout.summary.cost;
    const known = presses[index];
    if (!known) presses.push({ page, tab, at: performance.now(), operation, total });
    // The submitting page may update its total while it waits for a change; a page that resumes the
    // submission may not.
    else if (known.page === page) presses[index] = { ...known, total };
  }

  return {
    edits,
    finals,
    note(page: Page, order: OrderState): void {
      if (page.isGone) return;
      noteSubmission(page, order);
      const words = wordsOf(order);
      if (said.findLast((one) => one.page === page.id)?.words === words) return;
      const checkout = order.phase === 'placed' ? order.checkout : undefined;
      said.push({
        page: page.id,
        at: performance.now(),
        phase: order.phase,
        words,
        number: checkout?.order?.number,
        total: checkout?.summary.cost.total,
      });
    },
    notePlacedOver: (): void => void (isPlacedOver = true),
    hear: ({ tab }: Page): void => void told.push(tab),
    account: (atOnce: number): Account => ({
      checkoutId,
      said,
      presses,
      edits,
      finals,
      told,
      atOnce,
      isPlacedOver,
    }),
  };
}
