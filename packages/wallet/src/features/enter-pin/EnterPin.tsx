import { formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import {
  Button,
  Notice,
  SheetBody,
  SheetFooter,
  SheetHeader,
  Skeleton,
  useStyles,
} from '@grocer/foundation/ui';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { AboutCard } from '../../cards/picture/AboutCard.tsx';
import { listOf } from '../../cards/rules.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { FormProblem } from '../../forms/errors/FormProblem.tsx';
import { usePinField } from '../../forms/pin/use-pin-field.ts';
import { formOf } from '../../forms/slice.ts';
import { HostedPlace } from '../../hosted-fields/HostedPlace.tsx';
import { enterPinActions } from './actions.ts';
import type { PinRequest } from './actions.ts';
import css from './enter-pin.css?inline';
import { enterPinMessages } from './messages.ts';

interface RequestProps {
  readonly request: PinRequest;
  /** Undefined while the cards are loading. */
  readonly card: Card | undefined;
}

/** The card that pays and its amount. */
function Paying({ request: { amount }, card }: RequestProps): ReactNode {
  const locale = useWalletStore(({ settings }) => settings.locale);
  return (
    <div className="grocer-enter-pin-card">
      {card ? <AboutCard card={card} /> : <Skeleton width={12} />}
      {amount !== undefined && <strong data-part="amount">{formatCents(amount, locale)}</strong>}
    </div>
  );
}

/** Shown when no PIN can be tried: the reason, and the button to continue without the card [C-2.38]. */
function Locked({ request, card }: RequestProps): ReactNode {
  const text = useText('enterPin', enterPinMessages);
  const { giveUp } = usePart(enterPinActions);
  const locale = useWalletStore(({ settings }) => settings.locale);
  const { amount } = request;
  const words =
    amount === undefined
      ? text.lockedNote
      : formatMessage(text.lockedAmount, { amount: formatCents(amount, locale) });
  return (
    <>
      <SheetHeader title={text.locked} close={{ label: text.close, onPress: giveUp }} />
      <SheetBody>
        <div className="grocer-form">
          <Notice tone="danger" part="problem" text={words} />
          <Paying request={request} card={card} />
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" part="remove-card" onPress={giveUp}>
          {text.removeCard}
        </Button>
      </SheetFooter>
    </>
  );
}

function PinForm({ request, card }: RequestProps): ReactNode {
  const text = useText('enterPin', enterPinMessages);
  const { submitPin } = usePart(enterPinActions);
  const { requestClose } = useWalletActions();
  const isBusy = useWalletStore((state) => formOf(state, 'enter-pin').phase === 'submitting');
  // True also while the cards load: nothing has been sent, and the shopper can still cancel.
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const frame = usePinField({ form: 'enter-pin', place });
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!frame.fields.current || isPressed) return;
    setPressed(true);
    await submitPin(frame.fields.current);
    setPressed(false);
  }
  return (
    <form className="grocer-sheet-form" noValidate onSubmit={(event) => void submit(event)}>
      <SheetHeader title={text.title} close={{ label: text.close, onPress: () => requestClose('close') }} />
      <SheetBody>
        <div className="grocer-form">
          <FormProblem form="enter-pin" />
          <Paying request={request} card={card} />
          <HostedPlace frame={frame} kind="pin" place={place} />
          {request.note !== undefined && <p className="grocer-small">{request.note}</p>}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="cancel" disabled={isBusy} onPress={() => requestClose('cancelled')}>
          {text.cancel}
        </Button>
        <Button kind="primary" type="submit" part="done" busy={isBusy || isPressed}>
          {isBusy ? text.submitting : text.done}
        </Button>
      </SheetFooter>
    </form>
  );
}

/** Asks for the PIN of a SNAP EBT card in the vault's frame, so that the card can pay [C-2.38]. */
export function EnterPin(): ReactNode {
  useStyles(css);
  const asked = usePart(enterPinActions).request;
  // A new request closes the flyout and opens it again, which changes the store.
  const request = useWalletStore(() => asked());
  const card = useWalletStore(({ cards }) => listOf(cards).find(({ id }) => id === request?.cardId));
  const isLocked = useWalletStore(({ checks }) => card !== undefined && checks[card.id] === 'locked');
  if (!request) return null;
  if (isLocked) return <Locked request={request} card={card} />;
  // Each request has a frame of its own, which no PIN for another one was typed into.
  return <PinForm key={request.number} request={request} card={card} />;
}
