import { readCart } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import type { CheckoutContext } from '../../checkout/context.ts';
import { otherItems } from './reminder-rules.ts';

/** Nobody waits for it any longer, in ms: what comes later would move the page. */
const PATIENCE_MS = 1000;

/** Finds out what is still in the cart for other ways of shopping [C-2.52]. Without an answer nobody is reminded. */
export async function loadReminder({ store, deps }: CheckoutContext, ordered: Modality): Promise<void> {
  const { signal } = deps;
  const read = deps.http.send(readCart, undefined, { signal });
  const first = await Promise.race([read, deps.timing.sleep(PATIENCE_MS, signal)]);
  if (signal.aborted) return;
  const items = first && first.ok ? otherItems(first.value, ordered) : undefined;
  store.getState().showReminder({ phase: 'known', items });
}
