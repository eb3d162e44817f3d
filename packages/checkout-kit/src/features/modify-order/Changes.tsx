import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { lineKey } from '../../checkout/lines-rules.ts';
import { changesOf } from '../../checkout/modify-rules.ts';
import type { LineChange } from '../../checkout/modify-rules.ts';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { modifyOrderMessages } from './messages.ts';
import css from './modify-order.css?inline';

function Change({ change: { kind, line, was } }: { readonly change: LineChange }): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const count = new Intl.NumberFormat(locale);
  const words =
    kind === 'changed'
      ? formatMessage(text.changed, { count: count.format(line.quantity), was: count.format(was) })
      : text[kind];
  return (
    <li className="grocer-change" data-part="change" data-state={kind}>
      <span className="grocer-line-words">
        <strong>{line.name}</strong>
        <span className="grocer-small">
          <span className="grocer-change-kind">{words}</span> · {line.size}
        </span>
      </span>
      <span className="grocer-change-amount">{formatCents(line.total, locale)}</span>
    </li>
  );
}

/** The differences from the placed order. */
export function Changes({ checkout }: { readonly checkout: Checkout }): ReactNode {
  useStyles(css);
  const text = useText('modifyOrder', modifyOrderMessages);
  const id = useId();
  const changes = changesOf(checkout);
  return (
    <section className="grocer-panel" aria-labelledby={id} data-part="changes">
      <h2 id={id} className="grocer-title grocer-panel-title">
        {text.changes}
      </h2>
      {changes.length === 0 ? (
        <p className="grocer-panel-body grocer-small">{text.noChanges}</p>
      ) : (
        <ul className="grocer-panel-body grocer-changes">
          {changes.map((change) => (
            <Change key={lineKey(change.line)} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}
