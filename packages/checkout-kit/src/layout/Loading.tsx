import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { SlowStatus, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { openCheckout } from '../checkout/opening.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';
import { paymentOptionsMessages } from '../features/payment-options/messages.ts';
import { detailMessages } from '../details/messages.ts';
import { itemsMessages } from '../features/items/messages.ts';
import { submitMessages } from '../features/submit/messages.ts';
import { summaryMessages } from '../features/summary/messages.ts';
import css from './columns.css?inline';
import { layoutMessages } from './messages.ts';
import { checkoutPaths } from './paths-rules.ts';
import { WaitingPanel } from './WaitingPanel.tsx';
import { RetryNotice } from './RetryNotice.tsx';

/** The skeleton of the payment step while the order loads [C-4.1]. */
export function Loading(): ReactNode {
  useStyles(css);
  const text = useText('layout', layoutMessages);
  const parts = useText('parts', partMessages);
  const details = useText('details', detailMessages);
  const payment = useText('paymentOptions', paymentOptionsMessages);
  const items = useText('items', itemsMessages);
  const summary = useText('summary', summaryMessages);
  return (
    <div className="grocer-payment" aria-busy="true" data-part="loading">
      <h1 className="grocer-shell-title">{text.title}</h1>
      <div className="grocer-payment-order">
        <WaitingPanel title={details.title} rows={4} />
      </div>
      <div className="grocer-payment-pay">
        <WaitingPanel title={payment.title} rows={3} />
      </div>
      <div className="grocer-payment-items">
        <WaitingPanel title={items.title} rows={2} />
      </div>
      <div className="grocer-payment-sum">
        <WaitingPanel title={summary.title} rows={3} />
      </div>
      <SlowStatus text={parts.loading} />
    </div>
  );
}

/** The page of an order that could not be loaded: retry, or return to the cart [C-8.34]. */
export function Unavailable(): ReactNode {
  const text = useText('layout', layoutMessages);
  const core = useCheckoutCore();
  const phone = useCheckoutStore(({ settings }) => settings.customerServicePhone);
  const { modifyMissing } = useText('submit', submitMessages);
  const isMissing = useCheckoutStore(
    ({ order }) => order.phase === 'unavailable' && order.error.code === 'modification_missing',
  );
  return (
    <div className="grocer-narrow" data-part="unavailable">
      <h1 className="grocer-shell-title">{text.title}</h1>
      <RetryNotice
        part="load-failed"
        text={isMissing ? modifyMissing : text.loadFailed}
        onRetry={() => void openCheckout(core)}
      />
      {phone !== undefined && !isMissing && <p>{formatMessage(text.loadFailedCall, { phone })}</p>}
      <div>
        <PageLink part="back-to-cart" to={isMissing ? checkoutPaths.modifyCart : checkoutPaths.cart}>
          {text.backToCart}
        </PageLink>
      </div>
    </div>
  );
}
