import { dayKey, dayText } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage, PageLink, useChunk } from '@grocer/foundation/embed';
import { Announcement, Icon, Notice, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { Check } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { detailMessages } from '../../details/messages.ts';
import { modifyPath, pendingOrderPath } from '../../layout/paths-rules.ts';
import { RetryNotice } from '../../layout/RetryNotice.tsx';
import { WaitingPanel } from '../../layout/WaitingPanel.tsx';
import { loadPlacedDetails } from '../../lazy.ts';
import { orderCompleteMessages } from './messages.ts';
import css from './order-complete.css?inline';
import { loadReminder } from './reminding.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

/** Confirms that the order was placed, with its number and links to it [C-2.46] [C-2.47]. */
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
            <PageLink part="add-items" className="grocer-link" to={modifyPath(checkout.id)}>
              {text.addItems}
            </PageLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** Skeleton of the order's details while they load. */
function Waiting(): ReactNode {
  const { title } = useText('details', detailMessages);
  const { loading } = useText('parts', partMessages);
  const { paymentTitle } = useText('orderComplete', orderCompleteMessages);
  return (
    <div className="grocer-complete-columns" aria-busy="true">
      <WaitingPanel title={title} rows={3} />
      <WaitingPanel title={paymentTitle} rows={3} />
      <SlowStatus text={loading} />
    </div>
  );
}

/** The confirmation page; it confirms the order even if the details cannot be loaded [C-2.46] to [C-2.52]. */
export function OrderComplete({ checkout }: CheckoutProps): ReactNode {
  useStyles(css);
  const text = useText('orderComplete', orderCompleteMessages);
  const isCartLeft = useCheckoutStore((state) => state.isCartLeft);
  const core = useCheckoutCore();
  const chunk = useChunk(loadPlacedDetails, true);
  const isReminded = useCheckoutStore(({ reminder }) => reminder.phase === 'known');
  const { modality } = checkout;
  useEffect(() => {
    if (!isReminded) void loadReminder(core, modality);
  }, [core, modality, isReminded]);
  return (
    <div className="grocer-complete" data-part="order-complete">
      <Thanks checkout={checkout} />
      {isCartLeft && (
        <>
          <Notice tone="warning" part="cart-left" text={text.cartLeft} />
          <Announcement text={text.cartLeft} />
        </>
      )}
      {(chunk.phase === 'waiting' || (chunk.phase === 'ready' && !isReminded)) && <Waiting />}
      {chunk.phase === 'failed' && (
        <RetryNotice tone="warning" part="details-failed" text={text.detailsFailed} onRetry={chunk.retry} />
      )}
      {chunk.phase === 'ready' && isReminded && <chunk.loaded.PlacedDetails checkout={checkout} />}
    </div>
  );
}
