import { dayKey, dayText, formatCents, phoneText } from '@grocer/foundation/domain';
import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Icon, Notice, useStyles } from '@grocer/foundation/ui';
import { Check, ChevronDown, User } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { SummaryLines } from '../../costs/SummaryLines.tsx';
import { detailMessages } from '../../details/messages.ts';
import { PlaceLine } from '../../details/PlaceLine.tsx';
import { TimeLine } from '../../details/TimeLine.tsx';
import { checkoutPaths, pendingOrderPath } from '../../layout/paths-rules.ts';
import { orderCompleteMessages } from './messages.ts';
import css from './order-complete.css?inline';
import { nextStepsOf, substitutionWords } from './words.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

/** That it is done, under which number, and where more of it is [C-2.46] [C-2.47]. */
function Thanks({ checkout }: CheckoutProps): ReactNode {
  const text = useText('orderComplete', orderCompleteMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { modalities } = useText('details', detailMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order, email, modality, time } = checkout;
  const zone = time?.window.timeZone;
  const date =
    order &&
    zone &&
    dayText(dayKey(order.placedAt, zone), { month: 'long', day: 'numeric', year: 'numeric' }, locale);
  return (
    <div className="grocer-thanks" data-part="thanks">
      <span className="grocer-thanks-mark" aria-hidden="true">
        <Icon of={Check} size={20} />
      </span>
      <div>
        <h1 ref={heading} className="grocer-shell-title" tabIndex={-1}>
          {formatMessage(text.thanks, { modality: modalities[modality] })}
        </h1>
        {email !== undefined && <p>{formatMessage(text.confirmation, { email })}</p>}
        {order && (
          <p className="grocer-thanks-order">
            <PageLink part="order" className="grocer-link" to={pendingOrderPath(order.number)}>
              {formatMessage(text.order, { number: order.number })}
            </PageLink>
            {date && <span className="grocer-small">{formatMessage(text.orderedOn, { date })}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Where and when it comes, and whom we reach [C-2.48]. */
function Details({ checkout }: CheckoutProps): ReactNode {
  const { title } = useText('details', detailMessages);
  const { contact, place, time, modality } = checkout;
  return (
    <section className="grocer-panel" aria-label={title} data-part="order-details">
      <h2 className="grocer-title grocer-panel-title">{title}</h2>
      {place && <PlaceLine place={place} />}
      <TimeLine time={time} modality={modality} />
      {contact && (
        <div className="grocer-line" data-part="contact">
          <Icon of={User} size={20} />
          <span className="grocer-line-words">
            <strong>{`${contact.firstName} ${contact.lastName}`}</strong>
            {contact.phone !== undefined && <span className="grocer-small">{phoneText(contact.phone)}</span>}
          </span>
        </div>
      )}
    </section>
  );
}

/** What happens next, and what the shopper does for it [C-2.51]. */
function NextSteps({ checkout }: CheckoutProps): ReactNode {
  const text = useText('orderComplete', orderCompleteMessages);
  const steps = nextStepsOf(checkout);
  if (!steps) return null;
  return (
    <section className="grocer-panel" aria-label={text.nextSteps} data-part="next-steps">
      <h2 className="grocer-title grocer-panel-title">{text.nextSteps}</h2>
      <ol className="grocer-panel-body grocer-seq">
        {text[steps].map(({ title, words }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="grocer-small">{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Item({ line }: { readonly line: OrderLine }): ReactNode {
  const text = useText('orderComplete', orderCompleteMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const count = new Intl.NumberFormat(locale).format(line.quantity);
  return (
    <li className="grocer-order-item" data-part="item">
      <span className="grocer-line-words">
        <strong>{line.name}</strong>
        <span className="grocer-small">
          {[line.size, formatMessage(text.quantity, { count }), substitutionWords(line, text)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span>{formatCents(line.total, locale)}</span>
    </li>
  );
}

/** Everything that was ordered, behind its count [C-2.49] [C-4.31]. */
function Items({ checkout: { lines, summary } }: CheckoutProps): ReactNode {
  const text = useText('orderComplete', orderCompleteMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const count = new Intl.NumberFormat(locale).format(summary.itemCount);
  return (
    <details className="grocer-panel grocer-pay-group" data-part="items">
      <summary className="grocer-line">
        <strong className="grocer-line-words">{formatMessage(text.items, { count })}</strong>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <ul className="grocer-panel-body">
        {lines.map((line) => (
          <Item key={`${line.gtin13}${line.couponId ?? ''}`} line={line} />
        ))}
      </ul>
    </details>
  );
}

/** Pages of the shop that shoppers want next [C-2.52]. */
function More(): ReactNode {
  const text = useText('orderComplete', orderCompleteMessages);
  const phone = useCheckoutStore(({ settings }) => settings.customerServicePhone);
  return (
    <section className="grocer-panel" data-part="more">
      <PageLink part="coupons" className="grocer-line grocer-line-link" to={checkoutPaths.coupons}>
        {text.coupons}
      </PageLink>
      <PageLink part="forgot" className="grocer-line grocer-line-link" to={checkoutPaths.purchases}>
        {text.forgot}
      </PageLink>
      {phone !== undefined && (
        <a
          className="grocer-line grocer-line-link"
          data-part="customer-service"
          href={`tel:${phone}`}
          aria-label={`${text.customerService} ${phone}`}
        >
          <span className="grocer-line-words">
            <strong>{text.customerService}</strong>
            <span className="grocer-small">{phone}</span>
          </span>
        </a>
      )}
    </section>
  );
}

/** What was ordered, what it costs, and what comes next [C-2.46] to [C-2.52]. */
export function OrderComplete({ checkout }: CheckoutProps): ReactNode {
  useStyles(css);
  const text = useText('orderComplete', orderCompleteMessages);
  const isCartLeft = useCheckoutStore((state) => state.isCartLeft);
  const hasBank = checkout.payments.some(({ card }) => card.group === 'bank');
  return (
    <div className="grocer-complete" data-part="order-complete">
      <Thanks checkout={checkout} />
      {isCartLeft && <Notice tone="warning" part="cart-left" text={text.cartLeft} />}
      <div className="grocer-complete-columns">
        <div className="grocer-complete-main">
          <Details checkout={checkout} />
          <NextSteps checkout={checkout} />
          <Items checkout={checkout} />
        </div>
        <div className="grocer-complete-main">
          <section className="grocer-panel" aria-label={text.paymentTitle} data-part="payment-summary">
            <h2 className="grocer-title grocer-panel-title">{text.paymentTitle}</h2>
            <div className="grocer-panel-body">
              <SummaryLines lines={checkout.summaryLines} itemCount={checkout.summary.itemCount} />
              {hasBank && <p className="grocer-small">{text.held}</p>}
            </div>
          </section>
          <More />
        </div>
      </div>
    </div>
  );
}
