import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Button, Notice } from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isModification } from '../../checkout/modify-rules.ts';
import type { OrderState } from '../../checkout/order-reducer.ts';
import { checkAgain } from '../../checkout/watching.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { submitMessages } from './messages.ts';

interface UnconfirmedProps {
  readonly order: Extract<OrderState, { readonly phase: 'unknown' }>;
}

/** Delay in ms before the shopper is offered something to do. */
const SLOW_MS = 30_000;

/** Options if the check takes long: check again, open the purchases, call customer service. */
function WaysOn({ order }: UnconfirmedProps): ReactNode {
  const text = useText('submit', submitMessages);
  const core = useCheckoutCore();
  const phone = useCheckoutStore(({ settings }) => settings.customerServicePhone);
  const { checkout } = order;
  return (
    <>
      <Notice
        tone="warning"
        part="slow"
        title={text.slowTitle}
        text={
          checkout.email === undefined
            ? text.slowNoEmail
            : formatMessage(text.slow, { email: checkout.email })
        }
      />
      <div className="grocer-actions">
        <Button
          kind="primary"
          part="check-again"
          busy={order.isChecking}
          onPress={() => void checkAgain(core)}
        >
          {text.checkAgain}
        </Button>
        <PageLink part="purchases" to={checkoutPaths.purchases}>
          {text.viewPurchases}
        </PageLink>
      </div>
      {phone !== undefined && <p className="grocer-small">{formatMessage(text.call, { phone })}</p>}
    </>
  );
}

/** The page while it is unknown whether the order was placed. */
export function Unconfirmed({ order }: UnconfirmedProps): ReactNode {
  const text = useText('submit', submitMessages);
  const { deps } = useCheckoutCore();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    heading.current?.focus();
    const over = new AbortController();
    void deps.timing.sleep(SLOW_MS, over.signal).then(() => over.signal.aborted || setSlow(true));
    return () => over.abort();
  }, [deps]);
  return (
    <div className="grocer-narrow" data-part="unconfirmed" aria-busy="true">
      <h1 ref={heading} className="grocer-shell-title" tabIndex={-1}>
        <span className="grocer-spinner" aria-hidden="true" />{' '}
        {isModification(order.checkout) ? text.checkingChangesTitle : text.checkingTitle}
      </h1>
      <p>{text.checking}</p>
      {isSlow ? <WaysOn order={order} /> : <p className="grocer-small">{text.keepOpen}</p>}
    </div>
  );
}
