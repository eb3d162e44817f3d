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

/** Texts of the address fields. */
export interface AddressFieldWords {
  street: string;
  unit: string;
  locality: string;
  region: string;
  postalCode: string;
  /** Shown while no region is selected. */
  select: string;
  /** Group labels of the regions. Default: the regions are not grouped by country. */
  countries?: Record<CountryCode, string>;
  streetRequired: string;
  localityRequired: string;
  regionRequired: string;
  postalCodeRequired: string;
  postalCodeInvalid: string;
  /** `{most}` is replaced by the maximum number of characters. */
  streetTooLong: string;
  /** Default: `streetTooLong`. */
  unitTooLong?: string;
  localityTooLong: string;
  /** Default: `postalCodeInvalid`. */
  postalCodeTooLong?: string;
  /** For forms that restrict the allowed characters. */
  streetInvalid?: string;
  localityInvalid?: string;
}

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly words: AddressFieldWords;
  /** Purpose of the address, for autofill. */
  readonly purpose: 'shipping' | 'billing';
  readonly disabled: boolean;
  /** Called when something is typed or selected. */
  readonly onTouch: () => void;
}

/** Name [F-3.5], part and autofill token of each control. */
const CONTROLS: Readonly<Record<AddressField, { name: string; part: string; token: string }>> = {
  street: { name: 'addressLine1', part: 'street', token: 'address-line1' },
  unit: { name: 'addressLine2', part: 'unit', token: 'address-line2' },
  locality: { name: 'city', part: 'city', token: 'address-level2' },
  region: { name: 'state', part: 'region', token: 'address-level1' },
  postalCode: { name: 'zipCode', part: 'postal-code', token: 'postal-code' },
};

/** Prevents typing a character that no postal code of the country contains. */
function refuseKey(event: InputEvent<HTMLInputElement>, { rules, country }: AddressForm): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  // Preact also fires this event for deletions, which have no data.
  const typed = event.data || '';
  if (typed.length === 1 && !takesPostalKey(typed, rules, { country, length })) event.preventDefault();
}

/** The fields of an address: street, unit, city, state or province, postal code. */
export function AddressFields({ form, words, purpose, disabled, onTouch }: AddressFieldsProps): ReactNode {
  // A separate section, so that two forms on a page are autofilled separately.
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
