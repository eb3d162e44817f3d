import { Checkbox, TextField } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { runChecks } from '../../forms/run-checks.ts';
import { formOf } from '../../forms/slice.ts';
import { HostedPlace } from '../../hosted-fields/HostedPlace.tsx';
import { hostedFieldMessages } from '../../hosted-fields/messages.ts';
import { cvvMode } from '../../hosted-fields/modes.ts';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields.ts';
import { NameFields } from '../../forms/names/NameFields.tsx';
import { usePart, useText, useWalletActions, useWalletCore, useWalletStore } from '../../core/context.tsx';
import { editCardActions } from './actions.ts';
import type { EditedFields } from './actions.ts';
import { editCardMessages } from './messages.ts';
import { ExpiryFields } from './ExpiryFields.tsx';
import { maskedNumber, yearOptions } from './rules.ts';

/** Height of the frame in px while it shows an invalid security code [W-9.8]. */
const BAD_CODE_HEIGHT = 112;

function useSecurityCode(place: RefObject<HTMLDivElement | null>, brand: Card['brand']) {
  const text = useText('hostedFields', hostedFieldMessages);
  const words = useMemo(
    () => ({ title: text.cvvTitle, labels: { cvv: text.cvv }, placeholders: {}, errors: text.codes }),
    [text],
  );
  return useHostedFields({
    mode: cvvMode,
    form: 'edit-card',
    place,
    words,
    cvvLength: brand === 'AMEX' ? 4 : 3,
  });
}

/** The fields next to the hosted one, with the card's values as defaults. */
function useEditForm(card: Card) {
  const { touchForm } = useWalletActions();
  const { deps } = useWalletCore();
  const years = yearOptions(new Date(deps.timing.now()));
  const { register, handleSubmit, formState, getValues } = useForm<EditedFields>({
    resolver: runChecks,
    defaultValues: {
      firstName: card.firstName,
      lastName: card.lastName,
      month: card.expirationMonth,
      year: years.includes(card.expirationYear) ? card.expirationYear : '',
    },
  });
  const { errors, isDirty } = formState;
  // A layout effect, because Escape may be the very next key.
  useLayoutEffect(() => {
    if (isDirty) touchForm('edit-card');
  }, [isDirty, touchForm]);
  return { register, handleSubmit, getValues, errors };
}

/** The number of the card, which cannot be edited. */
function CardNumber({ lastFour }: Pick<Card, 'lastFour'>): ReactNode {
  const text = useText('editCard', editCardMessages);
  return (
    <TextField
      part="card-number"
      label={text.cardNumber}
      defaultValue={maskedNumber(lastFour)}
      autoComplete="off"
      required={false}
      readOnly
    />
  );
}

interface EditCardProps {
  readonly card: Card;
  /** Renders the billing address picker, which starts with the card's own address. */
  readonly billing: (disabled: boolean) => ReactNode;
}

/** The form that edits a bank card. The security code is typed into the vault's frame [W-2.33] [W-2.34]. */
export function EditCard({ card, billing }: EditCardProps): ReactNode {
  const text = useText('editCard', editCardMessages);
  const { touchForm } = useWalletActions();
  const { submitEdit, refuse, abandon, isPreferred } = usePart(editCardActions);
  const isBusy = useWalletStore((state) => formOf(state, 'edit-card').phase === 'submitting');
  const place = useRef<HTMLDivElement>(null);
  const frame = useSecurityCode(place, card.brand);
  const [preferred, setPreferred] = useState(isPreferred(card));
  const { register, handleSubmit, getValues, errors } = useEditForm(card);

  const submit = handleSubmit(
    async (changed) => {
      if (!frame.fields.current) return;
      frame.reserve(0);
      const onBadCode = (): void => frame.reserve(BAD_CODE_HEIGHT);
      await submitEdit({ card, form: { ...changed, preferred }, fields: frame.fields.current, onBadCode });
    },
    (invalid) => {
      frame.fields.current?.validate();
      refuse(Object.keys(invalid));
    },
  );

  return (
    <FormFrame
      form="edit-card"
      title={text.title}
      isBusy={isBusy}
      back={{ label: text.back, onPress: abandon }}
      onSubmit={submit}
      submit={{ part: 'save', text: isBusy ? text.saving : text.save }}
    >
      <NameFields register={register} errors={errors} disabled={isBusy} />
      <CardNumber lastFour={card.lastFour} />
      <ExpiryFields
        register={register}
        errors={errors}
        disabled={isBusy}
        monthOf={() => getValues('month')}
      />
      <HostedPlace frame={frame} kind="cvv" place={place} />
      <Checkbox
        part="preferred"
        label={text.preferred}
        checked={preferred}
        disabled={isBusy}
        onChange={(next) => {
          setPreferred(next);
          touchForm('edit-card');
        }}
      />
      {billing(isBusy)}
    </FormFrame>
  );
}
