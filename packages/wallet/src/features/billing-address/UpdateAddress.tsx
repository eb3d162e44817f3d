import { addressRules, countryOf, regionsOf } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import { SelectField, TextField } from '@grocer/foundation/ui';
import { useLayoutEffect, useMemo } from 'react';
import type { InputEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { addressActions } from '../../forms/addresses/actions.ts';
import { fieldProblem, takesPostalKey } from '../../forms/addresses/rules.ts';
import type { AddressField } from '../../forms/addresses/rules.ts';
import { refuseFields } from '../../forms/refuse.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { runChecks } from '../../forms/run-checks.ts';
import { formOf } from '../../forms/slice.ts';
import { usePart, useText, useWalletActions, useWalletCore, useWalletStore } from '../../core/context.tsx';
import { updateAddressMessages } from './update-address-messages.ts';

type Draft = Record<AddressField, string>;

const NOTHING: Draft = { street: '', unit: '', locality: '', region: '', postalCode: '' };

const trimmed = (draft: Draft): Address => ({
  street: draft.street.trim(),
  unit: draft.unit.trim(),
  locality: draft.locality.trim(),
  region: draft.region,
  postalCode: draft.postalCode.trim().toUpperCase(),
  countryCode: countryOf(draft.region),
});

/** What is said of a field that cannot be used. */
function useCheck(): (field: AddressField, draft: Draft) => string | true {
  const text = useText('updateAddress', updateAddressMessages);
  return (field, draft) => {
    const problem = fieldProblem(field, draft);
    if (problem === undefined) return true;
    if (field === 'region') return text.regionRequired;
    if (field === 'postalCode')
      return problem === 'required' ? text.postalCodeRequired : text.postalCodeInvalid;
    const words = {
      street: { required: text.streetRequired, tooLong: text.streetTooLong, invalid: text.streetInvalid },
      unit: { required: text.streetRequired, tooLong: text.streetTooLong, invalid: text.streetInvalid },
      locality: {
        required: text.localityRequired,
        tooLong: text.localityTooLong,
        invalid: text.localityInvalid,
      },
    };
    return words[field][problem];
  };
}

/** The address that the form is about; nothing for a new one. */
function useEdited(): Draft | undefined {
  return useWalletStore(({ addresses, editedAddressId }) => {
    const list = addresses.phase === 'ready' ? addresses.list : [];
    return list.find(({ id }) => id === editedAddressId)?.address;
  });
}

/** Keeps a typed character out that no postal code of the region has. */
function refuseKey(event: InputEvent<HTMLInputElement>, region: string): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  // Preact tells of deletions as well, which have no data.
  const typed = event.data || '';
  if (typed.length === 1 && !takesPostalKey(typed, { region, length: kept })) event.preventDefault();
}

interface AddressFieldsProps {
  readonly register: UseFormRegister<Draft>;
  readonly errors: FieldErrors<Draft>;
  readonly disabled: boolean;
  /** The region that goes with a postal code. */
  readonly regionOf: () => string;
}

/** The fields of an address, each with its check. */
function AddressFields({ register, errors, disabled, regionOf }: AddressFieldsProps): ReactNode {
  const text = useText('updateAddress', updateAddressMessages);
  const check = useCheck();
  const allRegions = useMemo(
    () => regionsOf(addressRules.wallet.kinds).map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const rules = (field: AddressField) => ({
    validate: (_value: string, draft: Draft) => check(field, draft),
    ...(field === 'region' && { deps: 'postalCode' as const }),
  });
  const field = (name: AddressField, label: string) => ({
    ...register(name, rules(name)),
    label,
    error: errors[name]?.message,
    readOnly: disabled,
  });

  return (
    <>
      <TextField {...field('street', text.street)} part="street" autoComplete="billing address-line1" />
      <TextField
        {...field('unit', text.unit)}
        part="unit"
        required={false}
        autoComplete="billing address-line2"
      />
      <TextField {...field('locality', text.locality)} part="city" autoComplete="billing address-level2" />
      <div className="grocer-form-pair">
        <SelectField
          {...register('region', rules('region'))}
          part="region"
          label={text.region}
          empty={text.select}
          options={allRegions}
          error={errors.region?.message}
          autoComplete="billing address-level1"
          disabled={disabled}
        />
        <TextField
          {...field('postalCode', text.postalCode)}
          part="postal-code"
          inputMode={countryOf(regionOf()) === 'CA' ? 'text' : 'numeric'}
          autoComplete="billing postal-code"
          onBeforeInput={(event) => refuseKey(event, regionOf())}
        />
      </div>
    </>
  );
}

// [W-2.52] to [W-2.54]
/** The form for a billing address. */
export function UpdateAddress(): ReactNode {
  const text = useText('updateAddress', updateAddressMessages);
  const { touchForm } = useWalletActions();
  const { deps } = useWalletCore();
  const { saveAddress, leaveAddressForm } = usePart(addressActions);
  const isBusy = useWalletStore((state) => formOf(state, 'update-address').phase === 'submitting');
  const edited = useEdited();
  const { register, handleSubmit, formState, getValues } = useForm<Draft>({
    resolver: runChecks,
    defaultValues: edited ? pick(edited) : NOTHING,
  });
  const { errors, isDirty } = formState;
  // At once: Escape may be the very next key.
  useLayoutEffect(() => {
    if (isDirty) touchForm('update-address');
  }, [isDirty, touchForm]);
  const submit = handleSubmit(
    async (draft) => saveAddress(trimmed(draft)),
    (invalid) => refuseFields(deps, Object.keys(invalid)),
  );

  return (
    <FormFrame
      form="update-address"
      title={edited ? text.titleEdit : text.titleAdd}
      isBusy={isBusy}
      back={{ label: text.back, onPress: leaveAddressForm }}
      onSubmit={submit}
      submit={{ part: 'save-address', text: isBusy ? text.saving : text.save }}
    >
      <AddressFields
        register={register}
        errors={errors}
        disabled={isBusy}
        regionOf={() => getValues('region')}
      />
    </FormFrame>
  );
}

const pick = ({ street, unit, locality, region, postalCode }: Draft): Draft => ({
  street,
  unit,
  locality,
  region,
  postalCode,
});
