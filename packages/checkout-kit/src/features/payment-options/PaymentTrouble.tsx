import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadPaymentTroubleSheet } from '../../lazy.ts';
import { paymentOptionsMessages } from './messages.ts';

/** After this many attempts no retry is offered. */
const MOST_TRIES = 3;

interface PaymentTroubleProps {
  readonly onChoose: (choice: PaymentChoice) => void;
}

/**
 * The dialog of a payment choice that could not be saved: retry, or continue without SNAP [C-2.39] [C-2.40]
 * [C-4.3] [C-4.4].
 */
export function PaymentTrouble({ onChoose }: PaymentTroubleProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { store } = useCheckoutCore();
  const failed = useFailed('payment', text.updateFailed);
  const wanted = useCheckoutStore((state) => state.wantedPayment);
  const isSettled = useCheckoutStore(({ edits }) => edits.payment === undefined);
  const [tries, setTries] = useState(1);
  if (isSettled && tries > 1) setTries(1);
  function choose(choice: PaymentChoice, next: number): void {
    setTries(next);
    onChoose(choice);
  }
  return (
    <LazyLayer
      isOpen={failed !== undefined}
      load={loadPaymentTroubleSheet}
      onClose={() => store.getState().showEdit('payment', undefined)}
    >
      {({ PaymentTroubleSheet }, onClose) => (
        <PaymentTroubleSheet
          words={failed ?? ''}
          onAgain={wanted && tries < MOST_TRIES ? () => choose(wanted, tries + 1) : undefined}
          onRemoveSnap={wanted?.snap && (() => choose({ ...wanted, snap: undefined }, 1))}
          onClose={onClose}
        />
      )}
    </LazyLayer>
  );
}
