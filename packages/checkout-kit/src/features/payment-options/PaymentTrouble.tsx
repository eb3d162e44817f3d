import { Overlay } from '@grocer/foundation/embed';
import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { paymentOptionsMessages } from './messages.ts';

/** More tries than these help nobody. */
const MOST_TRIES = 3;

interface PaymentTroubleProps {
  readonly onChoose: (choice: PaymentChoice) => void;
}

/** That a choice of cards was not taken up, with the way on: once more, or without SNAP [C-2.39] [C-2.40] [C-4.3] [C-4.4]. */
export function PaymentTrouble({ onChoose }: PaymentTroubleProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { config, store } = useCheckoutCore();
  const failed = useFailed('payment', text.updateFailed);
  const wanted = useCheckoutStore((state) => state.wantedPayment);
  const [tries, setTries] = useState(1);
  function leave(): void {
    setTries(1);
    store.getState().showEdit('payment', undefined);
  }
  function again(): void {
    setTries(tries + 1);
    if (wanted) onChoose(wanted);
  }
  const isSnap = wanted?.snap !== undefined;
  return (
    <Overlay open={failed !== undefined} near={config.container}>
      {failed !== undefined && (
        <Sheet screen="payment-failed" isAlert isTall={false} onExit={leave}>
          <SheetScreen name="payment-failed" isOn>
            <SheetHeader
              title={isSnap ? text.wentWrong : text.paymentsFailed}
              close={{ label: text.close, onPress: leave }}
            />
            <SheetBody>
              <p>{failed}</p>
            </SheetBody>
            <SheetFooter>
              {wanted && isSnap && (
                <Button
                  kind="secondary"
                  part="remove-card"
                  onPress={() => {
                    setTries(1);
                    onChoose({ ...wanted, snap: undefined });
                  }}
                >
                  {text.removeCard}
                </Button>
              )}
              {tries < MOST_TRIES && wanted ? (
                <Button kind="primary" part="retry" onPress={again}>
                  {text.retry}
                </Button>
              ) : (
                <Button kind="primary" part="close" onPress={leave}>
                  {text.close}
                </Button>
              )}
            </SheetFooter>
          </SheetScreen>
        </Sheet>
      )}
    </Overlay>
  );
}
