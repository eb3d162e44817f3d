import { readCart } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import { within } from '@grocer/foundation/http';
import type { CheckoutContext } from '../../checkout/context.ts';
import { otherItems } from './reminder-rules.ts';

/** Maximum wait for the cart, in ms; a reminder that comes later would shift the page. */
const PATIENCE_MS = 1000;

/** Loads the cart items for other modalities [C-2.52]. Without an answer there is no reminder. */
export async function loadReminder({ store, deps }: CheckoutContext, ordered: Modality): Promise<void> {
  const { signal } = deps;
  const reading = deps.http.send(readCart, undefined, { signal });
  const read = await within({ ms: PATIENCE_MS, timing: deps.timing, signal }, reading);
  if (signal.aborted) return;
  const items = read?.ok ? otherItems(read.value, ordered) : undefined;
  store.getState().showReminder({ phase: 'known', items });
}
