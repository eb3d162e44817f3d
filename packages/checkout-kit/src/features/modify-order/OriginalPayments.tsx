import { formatCents } from '@grocer/foundation/domain';
import type { Checkout, PaymentLine } from '@grocer/foundation/domain';
import { Icon, useStyles } from '@grocer/foundation/ui';
import { Lock } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { CardMark, CardWords } from '../../details/CardWords.tsx';
import { modifyOrderMessages } from './messages.ts';
import css from './modify-order.css?inline';

function Payment({ payment: { card, amount } }: { readonly payment: PaymentLine }): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const notes = { bank: text.sameCards, snap: text.pinAsked, gift: undefined, other: undefined };
  const note = notes[card.group];
  return (
    <li className="grocer-line" data-part="payment">
      <CardMark group={card.group} brand={card.brand} />
      <span className="grocer-line-words">
        <strong>
          <CardWords card={card} />
        </strong>
        {note !== undefined && <span className="grocer-small">{note}</span>}
      </span>
      <strong>{formatCents(amount, locale)}</strong>
    </li>
  );
}

interface OriginalPaymentsProps {
  readonly checkout: Checkout;
  /** A notice about the cards, shown above them. */
  readonly children?: ReactNode;
}

/** The cards that the order was placed with; no others can pay for its changes [C-1.6] [C-5.19]. */
export function OriginalPayments({ checkout, children }: OriginalPaymentsProps): ReactNode {
  useStyles(css);
  const text = useText('modifyOrder', modifyOrderMessages);
  const id = useId();
  return (
    <section className="grocer-panel" aria-labelledby={id} data-part="original-payments">
      <div className="grocer-fixed-title">
        <h2 id={id} className="grocer-title">
          {text.payingWith}
        </h2>
        <span className="grocer-original grocer-small">
          <Icon of={Lock} size={16} />
          {text.original}
        </span>
      </div>
      {children && <div className="grocer-panel-body">{children}</div>}
      <ul className="grocer-plain">
        {checkout.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}
