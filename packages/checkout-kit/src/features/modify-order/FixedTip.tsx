import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { modifyOrderMessages } from './messages.ts';

/** The tip of an order that is changed, which stays [C-2.31] [C-4.26]. */
export function FixedTip({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  return (
    <section className="grocer-panel" aria-label={text.tip} data-part="tip">
      <div className="grocer-panel-title grocer-between">
        <h2 className="grocer-title">{text.tip}</h2>
        <strong data-part="tip-amount">{formatCents(checkout.tip, locale)}</strong>
      </div>
      <p className="grocer-panel-body grocer-small">{text.tipNote}</p>
    </section>
  );
}
