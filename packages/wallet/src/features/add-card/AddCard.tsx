import {
  Button,
  Checkbox,
  Notice,
  SheetBody,
  SheetFooter,
  SheetHeader,
  TextField,
  useStyles,
} from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { withPhone } from '../../format-message.ts';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields.ts';
import { useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import css from './add-card.css?inline';
import { CardFields } from './CardFields.tsx';
import { nameProblem, withPreferred, withSave } from './rules.ts';
import type { SaveOptions } from './rules.ts';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Names are typed up to here; longer ones only ever come prefilled [W-5.1] [W-9.2]. */
const NAME_INPUT_MAX = 40;

/** Messages of a name field, by what is wrong with it. */
function useNameCheck(field: 'firstName' | 'lastName'): (name: string) => string | true {
  const text = useText('addCard');
  return (name) => {
    const problem = nameProblem(name);
    if (problem === undefined) return true;
    if (problem === 'tooLong') return text.nameTooLong;
    return problem === 'required' ? text[`${field}Required`] : text[`${field}Invalid`];
  };
}

function SaveBoxes({
  value,
  onChange,
}: {
  value: SaveOptions;
  onChange: (next: SaveOptions) => void;
}): ReactNode {
  const text = useText('addCard');
  const disabled = useWalletStore(({ addCard }) => addCard.phase === 'submitting');
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

function Problem(): ReactNode {
  const text = useText('addCard');
  const phone = useWalletStore(({ settings }) => settings.phone);
  const problem = useWalletStore(({ addCard }) =>
    addCard.phase === 'editing' ? addCard.problem : undefined,
  );
  return problem && <Notice tone="danger" part="problem" text={withPhone(text[problem], phone)} />;
}

/** The form for a new bank card. The number, expiry and security code are typed into the vault's frame [W-2.26]. */
export function AddCard({ billing }: { readonly billing: (disabled: boolean) => ReactNode }): ReactNode {
  useStyles(css);
  const text = useText('addCard');
  const { touchForm, submitCard, refuseFields, showScreen } = useWalletActions();
  const isBusy = useWalletStore(({ addCard }) => addCard.phase === 'submitting');
  const canSave = useWalletStore(({ settings }) => settings.flags.saveCardOptionEnabled);
  const place = useRef<HTMLDivElement>(null);
  const frame = useHostedFields(place, touchForm);
  const [options, setOptions] = useState<SaveOptions>({ save: canSave, preferred: false });
  const { register, handleSubmit, formState } = useForm<Names>({
    defaultValues: { firstName: '', lastName: '' },
  });
  const { errors, isDirty } = formState;
  useEffect(() => {
    if (isDirty) touchForm();
  }, [isDirty, touchForm]);

  const submit = handleSubmit(
    async (names) => {
      if (frame.fields.current) await submitCard({ ...names, ...options }, frame.fields.current);
    },
    (invalid) => refuseFields(Object.keys(invalid)),
  );

  return (
    <form className="grocer-sheet-form" noValidate onSubmit={(event) => void submit(event)}>
      <SheetHeader
        title={text.title}
        back={{ label: text.back, disabled: isBusy, onPress: () => showScreen('card-list') }}
      />
      <SheetBody>
        <div className="grocer-form">
          <Problem />
          <div className="grocer-form-pair">
            <TextField
              {...register('firstName', { validate: useNameCheck('firstName') })}
              part="first-name"
              label={text.firstName}
              error={errors.firstName?.message}
              autoComplete="cc-given-name"
              maxLength={NAME_INPUT_MAX}
              readOnly={isBusy}
            />
            <TextField
              {...register('lastName', { validate: useNameCheck('lastName') })}
              part="last-name"
              label={text.lastName}
              error={errors.lastName?.message}
              autoComplete="cc-family-name"
              maxLength={NAME_INPUT_MAX}
              readOnly={isBusy}
            />
          </div>
          <CardFields frame={frame} place={place} />
          {canSave && <SaveBoxes value={options} onChange={setOptions} />}
          {billing(isBusy)}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" type="submit" part="submit" busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
      </SheetFooter>
    </form>
  );
}
