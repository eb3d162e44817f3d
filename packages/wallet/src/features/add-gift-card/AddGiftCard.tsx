import { Icon, TextField, useStyles } from '@grocer/foundation/ui';
import { Info } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { formOf } from '../../forms/slice.ts';
import { formatInput } from '../../forms/format-input.ts';
import { useSecretField } from '../../forms/use-secret-field.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { addGiftCardActions } from './actions.ts';
import css from './add-gift-card.css?inline';
import { addGiftCardMessages } from './messages.ts';
import {
  formatGiftNumber,
  formatGiftPin,
  GIFT_PIN_DIGITS,
  giftDigits,
  giftNumberProblem,
  giftPinProblem,
} from './rules.ts';

/** The fields of the gift card form and its submit handler. */
function useGiftForm() {
  const { submitGiftCard, refuse } = usePart(addGiftCardActions);
  const isBusy = useWalletStore((state) => formOf(state, 'add-gift-card').phase === 'submitting');
  const [numberRef, numberProblem, number] = useSecretField(giftNumberProblem);
  const [pinRef, pinProblem, pin] = useSecretField(giftPinProblem);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = { number: number.take(), pin: pin.take() };
    if (typed.number === undefined || typed.pin === undefined) {
      refuse(Object.keys(typed).filter((key) => (key === 'pin' ? typed.pin : typed.number) === undefined));
      (typed.number === undefined ? number : pin).focus();
      return;
    }
    number.clear();
    pin.clear();
    const end = await submitGiftCard({ pan: giftDigits(typed.number), pin: typed.pin.trim() });
    if (end !== 'added') number.give(typed.number);
    // A retry of the same request needs the same PIN; after a definite refusal the PIN is typed again.
    if (end === 'open') pin.give(typed.pin);
  }
  return { isBusy, number, numberRef, numberProblem, pin, pinRef, pinProblem, submit };
}

// [W-2.38] to [W-2.41]
/** The form for a gift card. */
export function AddGiftCard(): ReactNode {
  useStyles(css);
  const text = useText('addGiftCard', addGiftCardMessages);
  const { touchForm, goBack } = useWalletActions();
  const { isBusy, number, numberRef, numberProblem, pin, pinRef, pinProblem, submit } = useGiftForm();
  return (
    <FormFrame
      form="add-gift-card"
      title={text.title}
      isBusy={isBusy}
      back={{ label: text.back, onPress: goBack }}
      onSubmit={submit}
      submit={{ part: 'confirm', text: text.confirm }}
    >
      <TextField
        ref={numberRef}
        part="gift-number"
        label={text.number}
        error={numberProblem && text[numberProblem]}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isBusy}
        onInput={(event) => {
          formatInput(event.currentTarget, formatGiftNumber);
          touchForm('add-gift-card');
          number.recheck();
        }}
      />
      <TextField
        ref={pinRef}
        kind="secret"
        part="gift-pin"
        label={text.pin}
        error={pinProblem && text[pinProblem]}
        inputMode="numeric"
        maxLength={GIFT_PIN_DIGITS}
        readOnly={isBusy}
        onInput={(event) => {
          formatInput(event.currentTarget, formatGiftPin);
          touchForm('add-gift-card');
          pin.recheck();
        }}
      />
      <p className="grocer-gift-info grocer-small">
        <Icon of={Info} size={16} />
        {text.info}
      </p>
    </FormFrame>
  );
}
