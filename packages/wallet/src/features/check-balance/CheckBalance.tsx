import { Button, Notice, SheetBody, SheetFooter, SheetHeader, useStyles } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import { useRef } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { AboutCard } from '../../cards/picture/AboutCard.tsx';
import { errorMessages } from '../../forms/errors/messages.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { usePinField } from '../../forms/pin/use-pin-field.ts';
import { formOf } from '../../forms/slice.ts';
import { HostedPlace } from '../../hosted-fields/HostedPlace.tsx';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { checkBalanceActions } from './actions.ts';
import css from './check-balance.css?inline';
import { checkBalanceMessages } from './messages.ts';

/** Returns the back button to the list; none when the card box opened the form. */
function useBack(): ComponentProps<typeof SheetHeader>['back'] {
  const text = useText('checkBalance', checkBalanceMessages);
  const { goBack } = useWalletActions();
  const fromCardBox = useWalletStore(({ flyout }) => flyout.phase === 'open' && flyout.fromCardBox);
  return fromCardBox ? undefined : { label: text.back, onPress: goBack };
}

/** Shown when no PIN can be tried: the reason, and the button to another payment method [W-8.5]. */
function LockedCard({ card }: { readonly card: Card }): ReactNode {
  const text = useText('checkBalance', checkBalanceMessages);
  const errors = useText('errors', errorMessages);
  const { goBack } = useWalletActions();
  return (
    <>
      <SheetHeader title={text.title} back={useBack()} />
      <SheetBody>
        <div className="grocer-form">
          <Notice tone="danger" part="problem" text={errors.pinLocked} />
          <AboutCard card={card} />
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" part="other-payment" onPress={goBack}>
          {text.otherPayment}
        </Button>
      </SheetFooter>
    </>
  );
}

function PinForm({ card }: { readonly card: Card }): ReactNode {
  const text = useText('checkBalance', checkBalanceMessages);
  const { submitPin } = usePart(checkBalanceActions);
  const isBusy = useWalletStore((state) => formOf(state, 'check-balance').phase === 'submitting');
  const place = useRef<HTMLDivElement>(null);
  const frame = usePinField({ form: 'check-balance', place });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (frame.fields.current) void submitPin(frame.fields.current);
  }
  return (
    <FormFrame
      form="check-balance"
      title={text.title}
      isBusy={isBusy}
      back={useBack()}
      onSubmit={submit}
      submit={{ part: 'confirm', text: isBusy ? text.submitting : text.confirm }}
    >
      <AboutCard card={card} />
      <p className="grocer-check-balance-lead">{text.enterPin}</p>
      <HostedPlace frame={frame} kind="pin" place={place} />
    </FormFrame>
  );
}

/**
 * Asks for the PIN of a SNAP EBT card in the vault's frame, to check the card's balance [W-2.42] to [W-2.44].
 */
export function CheckBalance({ card }: { readonly card: Card }): ReactNode {
  useStyles(css);
  const isLocked = useWalletStore(({ checks }) => checks[card.id] === 'locked');
  return isLocked ? <LockedCard card={card} /> : <PinForm card={card} />;
}
