import { Checkbox, TextField } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { formOf } from '../../forms/slice.ts';
import { formatInput } from '../../forms/format-input.ts';
import { useSecretField } from '../../forms/use-secret-field.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { addSnapCardActions } from './actions.ts';
import { addSnapCardMessages } from './messages.ts';
import { snapDigits, snapNumberProblem } from './rules.ts';

/** The form for a SNAP EBT card. */
export function AddSnapCard(): ReactNode {
  const text = useText('addSnapCard', addSnapCardMessages);
  const { touchForm, goBack } = useWalletActions();
  const { submitSnapCard, refuse } = usePart(addSnapCardActions);
  const isBusy = useWalletStore((state) => formOf(state, 'add-snap-card').phase === 'submitting');
  const canSave = useWalletStore(({ settings }) => settings.flags.saveCardOptionEnabled);
  const [save, setSave] = useState(true);
  const [numberRef, numberProblem, number] = useSecretField(snapNumberProblem);

  function change(next: boolean): void {
    setSave(next);
    touchForm('add-snap-card');
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = number.take();
    if (typed === undefined) {
      refuse();
      number.focus();
      return;
    }
    number.clear();
    if ((await submitSnapCard({ pan: typed, save: save && canSave })) !== 'added') number.give(typed);
  }

  return (
    <FormFrame
      form="add-snap-card"
      title={text.title}
      isBusy={isBusy}
      back={{ label: text.back, onPress: goBack }}
      onSubmit={submit}
      submit={{ part: 'confirm', text: text.confirm }}
    >
      <TextField
        ref={numberRef}
        part="snap-number"
        label={text.number}
        error={numberProblem && text[numberProblem]}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isBusy}
        onInput={(event) => {
          formatInput(event.currentTarget, snapDigits);
          touchForm('add-snap-card');
          number.recheck();
        }}
      />
      {canSave && (
        <Checkbox part="save" label={text.save} checked={save} disabled={isBusy} onChange={change} />
      )}
    </FormFrame>
  );
}
