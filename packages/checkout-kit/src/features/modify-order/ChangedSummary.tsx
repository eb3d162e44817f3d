import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { SummaryLines } from '../../costs/SummaryLines.tsx';
import { modifyOrderMessages } from './messages.ts';

/** The cost of the modified order, beside the original total. */
export function ChangedSummary({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const id = useId();
  const { summary, originalSummary, summaryLines } = checkout;
  const before = originalSummary?.cost.total ?? 0;
  const now = summary.cost.total;
  const difference = now - before;
  const sign = { '1': '+', '0': '', '-1': '−' }[String(Math.sign(difference))] ?? '';
  return (
    <section className="grocer-panel" aria-labelledby={id} data-part="summary">
      <h2 id={id} className="grocer-title grocer-panel-title">
        {text.summary}
      </h2>
      <div className="grocer-panel-body">
        <SummaryLines
          lines={summaryLines.filter(({ type }) => type !== 'TOTAL')}
          itemCount={summary.itemCount}
        />
        <dl className="grocer-sum">
          <div className="grocer-sum-line" data-part="original-total">
            <dt>{text.originalTotal}</dt>
            <dd>{formatCents(before, locale)}</dd>
          </div>
          <div className="grocer-sum-line" data-type="TOTAL">
            <dt>{text.newTotal}</dt>
            <dd>{formatCents(now, locale)}</dd>
          </div>
          <div className="grocer-sum-line" data-part="difference">
            <dt>{text.difference}</dt>
            <dd>
              {sign}
              {formatCents(Math.abs(difference), locale)}
            </dd>
          </div>
        </dl>
        <p className="grocer-small">{text.noPromos}</p>
      </div>
    </section>
  );
}
