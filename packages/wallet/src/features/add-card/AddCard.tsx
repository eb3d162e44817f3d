import { Checkbox, useStyles } from '@grocer/foundation/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { runChecks } from '../../forms/run-checks.ts';
import { formOf } from '../../forms/slice.ts';
import { HostedPlace } from '../../hosted-fields/HostedPlace.tsx';
import { hostedFieldMessages } from '../../hosted-fields/messages.ts';
import { cardMode } from '../../hosted-fields/modes.ts';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields.ts';
import { NameFields } from '../../forms/names/NameFields.tsx';
import type { Names } from '../../forms/names/NameFields.tsx';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { addCardActions } from './actions.ts';
import css from './add-card.css?inline';
import { addCardMessages } from './messages.ts';
import { withPreferred, withSave } from './rules.ts';
import type { SaveOptions } from './rules.ts';

const NOT_SAVED: SaveOptions = { save: false, preferred: false };

interface SaveBoxesProps {
  readonly value: SaveOptions;
  readonly disabled: boolean;
  readonly onChange: (next: SaveOptions) => void;
}

function SaveBoxes({ value, disabled, onChange }: SaveBoxesProps): ReactNode {
  useStyles(css);
  const text = useText('addCard', addCardMessages);
  return (
    <div className="grocer-form-checks">
      <Checkbox
        part="save"
        label={text.save}
        checked={value.save}
        disabled={disabled}
        onChange={(save) => onChange(withSave(value, save))}
      />
      <Checkbox
        part="preferred"
        label={text.preferred}
        checked={value.preferred}
        disabled={disabled}
        onChange={(preferred) => onChange(withPreferred(value, preferred))}
      />
    </div>
  );
}

function useCardFields(place: RefObject<HTMLDivElement | null>) {
  const text = useText('hostedFields', hostedFieldMessages);
  const words = useMemo(
    () => ({
      title: text.cardTitle,
      labels: {
        accountNumber: text.cardNumber,
        expDate: text.expiration,
        expMonth: text.month,
        expYear: text.year,
        cvv: text.cvv,
      },
      placeholders: { expMonth: text.monthHint, expYear: text.yearHint },
      errors: text.codes,
    }),
    [text],
  );
  return useHostedFields({ mode: cardMode, form: 'add-card', place, words });
}

interface AddCardProps {
  /** Renders the billing address picker. */
  readonly billing: (disabled: boolean) => ReactNode;
}

/** The form for a new bank card. The number, expiry and security code are typed into the vault's frame [W-2.26]. */
export function AddCard({ billing }: AddCardProps): ReactNode {
  const text = useText('addCard', addCardMessages);
  const { touchForm, goBack } = useWalletActions();
  const { submitCard, refuse } = usePart(addCardActions);
  const isBusy = useWalletStore((state) => formOf(state, 'add-card').phase === 'submitting');
  const canSave = useWalletStore(({ settings }) => settings.flags.saveCardOptionEnabled);
  const place = useRef<HTMLDivElement>(null);
  const frame = useCardFields(place);
  const [options, setOptions] = useState<SaveOptions>({ save: true, preferred: false });
  // The host may withdraw the boxes while the form is open.
  const chosen = canSave ? options : NOT_SAVED;
  const { register, handleSubmit, formState } = useForm<Names>({
    resolver: runChecks,
    defaultValues: { firstName: '', lastName: '' },
  });
  const { errors, isDirty } = formState;
  // A layout effect, because Escape may be the very next key.
  useLayoutEffect(() => {
    if (isDirty) touchForm('add-card');
  }, [isDirty, touchForm]);

  function change(next: SaveOptions): void {
    setOptions(next);
    touchForm('add-card');
  }

  const submit = handleSubmit(
    async (names) => {
      if (frame.fields.current) await submitCard({ ...names, ...chosen }, frame.fields.current);
    },
    (invalid) => {
      frame.fields.current?.validate();
      refuse(Object.keys(invalid));
    },
  );

  return (
    <FormFrame
      form="add-card"
      title={text.title}
      isBusy={isBusy}
      back={{ label: text.back, onPress: goBack }}
      onSubmit={submit}
      submit={{ part: 'submit', text: isBusy ? text.submitting : text.submit }}
    >
      <NameFields register={register} errors={errors} disabled={isBusy} />
      <HostedPlace frame={frame} kind="card" place={place} />
      {canSave && <SaveBoxes value={options} disabled={isBusy} onChange={change} />}
      {billing(isBusy)}
    </FormFrame>
  );
}
