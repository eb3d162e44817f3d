import type { Checkout } from '@grocer/foundation/domain';
import { Icon } from '@grocer/foundation/ui';
import { Truck } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePayerComing } from '../../checkout/use-payer-coming.ts';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { SummaryLines } from '../../costs/SummaryLines.tsx';
import { deliveryWordsOf } from './delivery-rules.ts';
import { holdOf } from './rules.ts';
import { summaryMessages } from './messages.ts';

interface SummaryProps {
  readonly checkout: Checkout;
  /** The promo codes, between the cost lines and the note about the hold. */
  readonly children: ReactNode;
}

/** The order's cost, with a note about the hold on the card [C-2.27]. */
export function Summary({ checkout, children }: SummaryProps): ReactNode {
  const text = useText('summary', summaryMessages);
  const isUpdating = useCheckoutStore(({ edits }) =>
    Object.values(edits).some((edit) => edit?.phase === 'saving'),
  );
  const id = useId();
  const isPayerComing = usePayerComing(checkout);
  // Reserve the note's space, since a late note would move the submit button below it.
  const hold = holdOf(checkout) ?? (isPayerComing ? 'hold' : undefined);
  const membership = useCheckoutStore(({ settings }) => settings.membership);
  const delivery = deliveryWordsOf(checkout, membership);
  return (
    <section
      className="grocer-panel"
      aria-labelledby={id}
      aria-busy={isUpdating || undefined}
      data-part="summary"
    >
      <h2 id={id} className="grocer-title grocer-panel-title">
        {text.title}
      </h2>
      <div className="grocer-panel-body">
        <SummaryLines lines={checkout.summaryLines} itemCount={checkout.summary.itemCount} />
        {delivery && (
          <p className="grocer-small grocer-delivery-words" data-part="delivery-offer">
            <Icon of={Truck} size={16} />
            {text[delivery]}
          </p>
        )}
        {children}
        {hold && <p className="grocer-small">{text[hold]}</p>}
      </div>
    </section>
  );
}
