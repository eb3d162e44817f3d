import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { modifyOrderMessages } from './messages.ts';
import css from './modify-order.css?inline';

/** The tip of an order that is modified; it cannot be changed there [C-2.31] [C-4.26]. */
export function FixedTip({ checkout }: { readonly checkout: Checkout }): ReactNode {
  useStyles(css);
  const text = useText('modifyOrder', modifyOrderMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  return (
    <section className="grocer-panel" aria-label={text.tip} data-part="tip">
      <div className="grocer-fixed-title">
        <h2 className="grocer-title">{text.tip}</h2>
        <strong data-part="tip-amount">{formatCents(checkout.tip, locale)}</strong>
      </div>
      <p className="grocer-panel-body grocer-small">{text.tipNote}</p>
    </section>
  );
}
