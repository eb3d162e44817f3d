import { phoneLink, phoneText } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Icon, useStyles } from '@grocer/foundation/ui';
import { BadgePercent, ChevronDown, ChevronRight, Heart, Phone, RefreshCw, User } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { SummaryLines } from '../../costs/SummaryLines.tsx';
import { ItemList } from '../../details/ItemList.tsx';
import { detailMessages } from '../../details/messages.ts';
import { OrderMap } from '../../details/OrderMap.tsx';
import { PlaceLine } from '../../details/PlaceLine.tsx';
import { TimeLine } from '../../details/TimeLine.tsx';
import { checkoutPaths, pendingOrderPath } from '../../layout/paths-rules.ts';
import { CartReminder } from './CartReminder.tsx';
import { orderCompleteMessages } from './messages.ts';
import { placedDetailsMessages } from './placed-messages.ts';
import css from './placed-details.css?inline';
import { nextStepsOf } from './words.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

/** The order's place, time and contact [C-2.48]. */
function Details({ checkout }: CheckoutProps): ReactNode {
  const { title } = useText('details', detailMessages);
  const { contact, place, time, modality } = checkout;
  return (
    <section className="grocer-panel" aria-label={title} data-part="order-details">
      <h2 className="grocer-title grocer-panel-title">{title}</h2>
      {place && modality !== 'SHIP' && <OrderMap place={place} />}
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

/** What happens next with the order, and what the shopper has to do [C-2.51]. */
function NextSteps({ checkout }: CheckoutProps): ReactNode {
  const text = useText('placedDetails', placedDetailsMessages);
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

/** The ordered items, collapsed behind their count [C-2.49] [C-4.31]. */
function Items({ checkout: { lines, summary } }: CheckoutProps): ReactNode {
  const text = useText('placedDetails', placedDetailsMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const count = new Intl.NumberFormat(locale).format(summary.itemCount);
  return (
    <details className="grocer-panel grocer-pay-group" data-part="items">
      <summary className="grocer-line">
        <strong className="grocer-line-words">{formatMessage(text.items, { count })}</strong>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className="grocer-panel-body">
        <ItemList lines={lines} />
      </div>
    </details>
  );
}

interface WayOnProps {
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title: string;
  readonly words: string;
  /** True if the row is not a link. Default: false. */
  readonly isDead?: boolean;
}

const WayOn = ({ icon, title, words, isDead = false }: WayOnProps): ReactNode => (
  <>
    <Icon of={icon} size={20} />
    <span className="grocer-line-words">
      <strong>{title}</strong>
      <span className="grocer-small">{words}</span>
    </span>
    {!isDead && <Icon of={ChevronRight} size={20} turns />}
  </>
);

/** Customer service's phone number; plain text if it has letters or an extension, else a link [C-9.15]. */
function CustomerService({ phone }: { readonly phone: string }): ReactNode {
  const text = useText('placedDetails', placedDetailsMessages);
  const link = phoneLink(phone);
  const words = <WayOn icon={Phone} title={text.customerService} words={phone} isDead={link === undefined} />;
  return link === undefined ? (
    <div className="grocer-line" data-part="customer-service">
      {words}
    </div>
  ) : (
    <a className="grocer-line grocer-line-link" data-part="customer-service" href={link}>
      {words}
    </a>
  );
}

/** Links to related pages of the shop [C-2.52]. */
function More({ checkout: { order } }: CheckoutProps): ReactNode {
  const text = useText('placedDetails', placedDetailsMessages);
  const phone = useCheckoutStore(({ settings }) => settings.customerServicePhone);
  const line = 'grocer-line grocer-line-link';
  return (
    <section className="grocer-panel" data-part="more">
      <PageLink part="coupons" className={line} to={checkoutPaths.coupons}>
        <WayOn icon={BadgePercent} title={text.coupons} words={text.couponsWords} />
      </PageLink>
      {order && (
        <PageLink part="substitutions" className={line} to={pendingOrderPath(order.number)}>
          <WayOn icon={RefreshCw} title={text.substitutionsTitle} words={text.substitutionsWords} />
        </PageLink>
      )}
      <PageLink part="forgot" className={line} to={checkoutPaths.purchases}>
        <WayOn icon={Heart} title={text.forgot} words={text.forgotWords} />
      </PageLink>
      {phone !== undefined && <CustomerService phone={phone} />}
    </section>
  );
}

/** The details of a placed order: items, time, place, cost and next steps [C-2.48] to [C-2.52]. */
export function PlacedDetails({ checkout }: CheckoutProps): ReactNode {
  useStyles(css);
  const { paymentTitle } = useText('orderComplete', orderCompleteMessages);
  const text = useText('placedDetails', placedDetailsMessages);
  const hasBank = checkout.payments.some(({ card }) => card.group === 'bank');
  return (
    <>
      <CartReminder />
      <div className="grocer-complete-columns">
        <div className="grocer-complete-main">
          <Details checkout={checkout} />
          <NextSteps checkout={checkout} />
          <Items checkout={checkout} />
        </div>
        <div className="grocer-complete-main">
          <section className="grocer-panel" aria-label={paymentTitle} data-part="payment-summary">
            <h2 className="grocer-title grocer-panel-title">{paymentTitle}</h2>
            <div className="grocer-panel-body">
              <SummaryLines lines={checkout.summaryLines} itemCount={checkout.summary.itemCount} />
              {hasBank && <p className="grocer-small">{text.held}</p>}
            </div>
          </section>
          <More checkout={checkout} />
        </div>
      </div>
    </>
  );
}
