import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { orderFailureMessages } from './messages.ts';

interface OrderFailureProps {
  /** The service's own reason, if it gave one [C-8.6]. */
  readonly reason: string | undefined;
}

/**
 * The page of an order that was rejected after the cards were authorized, with whom to call [C-2.6] [C-2.54].
 */
export function OrderFailure({ reason }: OrderFailureProps): ReactNode {
  const text = useText('orderFailure', orderFailureMessages);
  const isModify = useCheckoutStore(({ settings }) => settings.isModify);
  const phone = useCheckoutStore(({ settings }) => settings.customerServicePhone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grocer-narrow" data-part="order-failure">
      <h1 ref={heading} className="grocer-shell-title" tabIndex={-1}>
        {isModify ? text.canceled : text.title}
      </h1>
      {reason !== undefined && <Notice tone="danger" part="reason" text={reason} />}
      {phone !== undefined && <p>{formatMessage(text.call, { phone })}</p>}
      <p className="grocer-small">{text.code}</p>
      <div>
        <PageLink part="back-to-cart" kind="primary" to={checkoutPaths.cart}>
          {text.backToCart}
        </PageLink>
      </div>
    </div>
  );
}
