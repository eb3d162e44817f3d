import { updateLineItems } from '@grocer/foundation/contract';
import type { LineItemsUpdate } from '@grocer/foundation/contract';
import type { Checkout, OrderedLine } from '@grocer/foundation/domain';
import type { CheckoutContext } from './context.ts';
import { edit } from './editing.ts';
import { isSameOrder } from './lines-rules.ts';
import { checkoutOf } from './order-reducer.ts';

/** What is to be ordered instead of what there is: worked out anew where somebody else has changed it meanwhile. */
export type LinesChange = (lines: Checkout['lines']) => readonly OrderedLine[];

/** Changes what is ordered [C-7.4]. */
export async function changeLines(context: CheckoutContext, change: LinesChange): Promise<boolean> {
  let wanted: readonly OrderedLine[] = [];
  const isTaken = await edit<LineItemsUpdate>(context, {
    name: 'items',
    call: updateLineItems,
    inputFor(checkout) {
      wanted = change(checkout.lines);
      return { checkout, lines: wanted };
    },
    isDone: ({ lines }) => isSameOrder(lines, wanted),
  });
  const itemCount = checkoutOf(context.store.getState().order)?.summary.itemCount ?? 0;
  if (isTaken) context.deps.emitter.emit('items:changed', { itemCount });
  return isTaken;
}
