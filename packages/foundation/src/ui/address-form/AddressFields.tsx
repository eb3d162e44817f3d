import { useId, useMemo } from 'react';
import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { takesPostalKey } from '../../domain/address-rules.ts';
import type { AddressField, AddressLine } from '../../domain/address-rules.ts';
import type { CountryCode } from '../../domain/country.ts';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';
import { errorOf } from './errors.ts';
import { regionOptions } from './rules.ts';
import type { AddressForm } from './use-address-form.ts';

/** The words of the fields of an address. */
export interface AddressFieldWords {
  street: string;
  unit: string;
  locality: string;
  region: string;
  postalCode: string;
  /** While no region is chosen. */
  select: string;
  /** Regions stand below the name of their country where it is given. */
  countries?: Record<CountryCode, string>;
  streetRequired: string;
  localityRequired: string;
  regionRequired: string;
  postalCodeRequired: string;
  postalCodeInvalid: string;
  /** {most} is a number of characters. */
  streetTooLong: string;
  /** As of the street where it is absent. */
  unitTooLong?: string;
  localityTooLong: string;
  /** As of one that is invalid where it is absent. */
  postalCodeTooLong?: string;
  /** Where lines are made of some characters only. */
  streetInvalid?: string;
  localityInvalid?: string;
}

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly words: AddressFieldWords;
  /** Whose address it is, for what fills it in. */
  readonly purpose: 'shipping' | 'billing';
  readonly disabled: boolean;
  /** Something was typed or chosen. */
  readonly onTouch: () => void;
}

/** What each control is called: its value [F-3.5], its part, and what fills it in. */
const CONTROLS: Readonly<Record<AddressField, { name: string; part: string; token: string }>> = {
  street: { name: 'addressLine1', part: 'street', token: 'address-line1' },
  unit: { name: 'addressLine2', part: 'unit', token: 'address-line2' },
  locality: { name: 'city', part: 'city', token: 'address-level2' },
  region: { name: 'state', part: 'region', token: 'address-level1' },
  postalCode: { name: 'zipCode', part: 'postal-code', token: 'postal-code' },
};

/** Keeps a typed character out that no postal code of the country has. */
function refuseKey(event: InputEvent<HTMLInputElement>, { rules, country }: AddressForm): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  // Preact tells of deletions as well, which have no data.
  const typed = event.data || '';
  if (typed.length === 1 && !takesPostalKey(typed, rules, { country, length })) event.preventDefault();
}

/** The fields of an address: street, unit, city, state or province, postal code. */
export function AddressFields({ form, words, purpose, disabled, onTouch }: AddressFieldsProps): ReactNode {
  // Two forms on a page are filled in apart.
  const section = `section-${useId().replaceAll(/[^\w-]/g, '')}`;
  const { rules, initial } = form;
  const regions = useMemo(
    () => regionOptions(rules.kinds, { countries: words.countries, current: initial.region }),
    [rules, words, initial],
  );
  const common = (field: AddressField) => ({
    name: CONTROLS[field].name,
    part: CONTROLS[field].part,
    defaultValue: initial[field],
    label: words[field],
    required: rules.required.includes(field),
    autoComplete: `${section} ${purpose} ${CONTROLS[field].token}`,
    ref: (control: HTMLInputElement | HTMLSelectElement | null) => form.hold(field, control),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      form.type(field, currentTarget.value);
      onTouch();
    },
  });
  const line = (field: AddressLine, more?: Partial<ComponentProps<typeof TextField>>): ReactNode => (
    <TextField {...common(field)} {...more} error={errorOf(field, form, words)} readOnly={disabled} />
  );
  return (
    <>
      {line('street')}
      {line('unit')}
      {line('locality')}
      <div className="grocer-form-pair">
        <SelectField
          {...common('region')}
          empty={words.select}
          options={regions}
          error={errorOf('region', form, words)}
          disabled={disabled}
          onBlur={() => form.recheck('postalCode')}
        />
        {line('postalCode', {
          autoCapitalize: 'characters',
          inputMode: rules.postalKeys && (form.country === 'CA' ? 'text' : 'numeric'),
          onBeforeInput: (event) => refuseKey(event, form),
        })}
      </div>
    </>
  );
}
