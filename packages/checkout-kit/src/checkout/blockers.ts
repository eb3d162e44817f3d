import type { CheckoutContext } from './context.ts';
import { blockersLeft } from './submit-rules.ts';
import { submitInputOf } from './submitting.ts';

/** Drops blockers that a later change has resolved. They do not come back before the next press. */
export function watchBlockers({ store }: CheckoutContext): void {
  store.subscribe((now, before) => {
    const { blockers, order } = now;
    if (blockers.length === 0 || blockers !== before.blockers || order.phase !== 'editing') return;
    const left = blockersLeft(blockers, order.checkout, submitInputOf(now));
    if (left.length < blockers.length) now.keepBlockers(left);
  });
}
