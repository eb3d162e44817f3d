import { isOpenEnd } from '@grocer/foundation/http';
import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { canAllPay } from './gone-rules.ts';
import { paymentOptionsMessages } from './messages.ts';

interface PaymentTroubleSheetProps {
  readonly words: string;
  /** Undefined if another attempt would be pointless. */
  readonly onAgain: (() => void) | undefined;
  /** Undefined if SNAP was not part of the choice. */
  readonly onRemoveSnap: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The message that a payment choice could not be saved [C-2.39] [C-2.40]. */
export function PaymentTroubleSheet(props: PaymentTroubleSheetProps): ReactNode {
  const { words, onRemoveSnap, onClose } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const isOpen = useCheckoutStore(
    ({ edits: { payment } }) => payment?.phase === 'failed' && isOpenEnd(payment.error),
  );
  const isGone = useCheckoutStore(
    ({ cards, wantedPayment }) =>
      wantedPayment !== undefined && cards.phase === 'ready' && !canAllPay(wantedPayment, cards.info),
  );
  // With a card that is gone, a retry would fail again.
  const onAgain = isGone ? undefined : props.onAgain;
  const { retry, close } = useText('parts', partMessages);
  return (
    <MessageSheet
      name="payment-failed"
      title={onRemoveSnap || isOpen ? text.wentWrong : text.paymentsFailed}
      onExit={onClose}
      actions={
        <>
          {onRemoveSnap && (
            <Button kind="secondary" part="remove-card" onPress={onRemoveSnap}>
              {text.removeCard}
            </Button>
          )}
          <Button kind="primary" part={onAgain ? 'retry' : 'close'} onPress={onAgain ?? onClose}>
            {onAgain ? retry : close}
          </Button>
        </>
      }
    >
      <p>{isGone ? text.cardGone : words}</p>
    </MessageSheet>
  );
}
