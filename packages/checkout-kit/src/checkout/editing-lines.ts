import { updateLineItems } from '@grocer/foundation/contract';
import type { LineItemsUpdate } from '@grocer/foundation/contract';
import type { Checkout, OrderedLine } from '@grocer/foundation/domain';
import type { CheckoutContext } from './context.ts';
import { edit } from './editing.ts';
import { isSameOrder } from './lines-rules.ts';

/** Computes the new lines from the current ones; called again if the checkout was changed elsewhere. */
export type LinesChange = (lines: Checkout['lines']) => readonly OrderedLine[];

/** Changes the ordered lines [C-7.4]. Resolves with whether the service has applied the change. */
export function changeLines(context: CheckoutContext, change: LinesChange): Promise<boolean> {
  let wanted: readonly OrderedLine[] = [];
  return edit<LineItemsUpdate>(context, {
    name: 'items',
    call: updateLineItems,
    inputFor(checkout) {
      wanted = change(checkout.lines);
      return { checkout, lines: wanted };
    },
    isDone: ({ lines }) => isSameOrder(lines, wanted),
    onApplied: ({ summary: { itemCount } }) => context.deps.emitter.emit('items:changed', { itemCount }),
  });
}
