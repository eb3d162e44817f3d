import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage, Overlay } from '@grocer/foundation/embed';
import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { checkoutPaths, pendingOrderPath } from '../../layout/paths-rules.ts';
import { modifyOrderMessages } from './messages.ts';

interface TooLateProps {
  readonly checkout: Checkout;
  /** The reason, from the submission's trouble. */
  readonly words: string;
}

/** Says that the order can no longer be changed because it is almost ready, with a link to it [C-8.12]. */
export function TooLate({ checkout: { order }, words }: TooLateProps): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const { deps, config } = useCheckoutCore();
  const leave = (): void => deps.goTo(order ? pendingOrderPath(order.number) : checkoutPaths.purchases);
  return (
    <Overlay open near={config.container}>
      <MessageSheet
        name="too-late"
        title={formatMessage(text.order, { number: order?.number ?? '' })}
        canClose={false}
        onExit={leave}
        actions={
          <Button kind="primary" part="view-order" onPress={leave}>
            {text.viewOrder}
          </Button>
        }
      >
        <div className="grocer-drawer">
          <Notice tone="warning" part="too-late" text={words} />
          <p className="grocer-small">{text.tooLateStays}</p>
        </div>
      </MessageSheet>
    </Overlay>
  );
}
