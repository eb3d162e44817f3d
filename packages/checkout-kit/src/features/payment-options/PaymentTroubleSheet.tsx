import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { canAllPay } from './gone-rules.ts';
import { paymentOptionsMessages } from './messages.ts';

interface PaymentTroubleSheetProps {
  readonly words: string;
  /** Absent where that would help nobody. */
  readonly onAgain: (() => void) | undefined;
  /** Absent where SNAP was not to pay. */
  readonly onRemoveSnap: (() => void) | undefined;
  readonly onClose: () => void;
}

/** That a choice of cards was not taken up [C-2.39] [C-2.40]. */
export function PaymentTroubleSheet(props: PaymentTroubleSheetProps): ReactNode {
  const { words, onRemoveSnap, onClose } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const isGone = useCheckoutStore(
    ({ cards, wantedPayment }) =>
      wantedPayment !== undefined && cards.phase === 'ready' && !canAllPay(wantedPayment, cards.info),
  );
  // A card that is gone can be tried in vain alone.
  const onAgain = isGone ? undefined : props.onAgain;
  const { retry, close } = useText('parts', partMessages);
  return (
    <MessageSheet
      name="payment-failed"
      title={onRemoveSnap ? text.wentWrong : text.paymentsFailed}
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
