import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AddressField } from '../../domain/address-rules.ts';
import type { CountryCode } from '../../domain/country.ts';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';
import { regionGroups } from './rules.ts';
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
  countries: Record<CountryCode, string>;
  streetRequired: string;
  localityRequired: string;
  regionRequired: string;
  postalCodeRequired: string;
  postalCodeInvalid: string;
  /** {most} is a number of characters. */
  streetTooLong: string;
  unitTooLong: string;
  localityTooLong: string;
  postalCodeTooLong: string;
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

type Line = Exclude<AddressField, 'region'>;

const TOKENS: Readonly<Record<AddressField, string>> = {
  street: 'address-line1',
  unit: 'address-line2',
  locality: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

/** What the values of the form are called [F-3.5]. */
const NAMES: Readonly<Record<AddressField, string>> = {
  street: 'addressLine1',
  unit: 'addressLine2',
  locality: 'city',
  region: 'state',
  postalCode: 'zipCode',
};

const required = (words: AddressFieldWords): Readonly<Record<Line, string>> => ({
  street: words.streetRequired,
  unit: words.streetRequired,
  locality: words.localityRequired,
  postalCode: words.postalCodeRequired,
});
const tooLong = (words: AddressFieldWords): Readonly<Record<Line, string>> => ({
  street: words.streetTooLong,
  unit: words.unitTooLong,
  locality: words.localityTooLong,
  postalCode: words.postalCodeTooLong,
});

/** What is said of a line that cannot be used. */
function errorOf(
  field: Line,
  { problems, rules }: AddressForm,
  words: AddressFieldWords,
): string | undefined {
  const problem = problems[field];
  if (problem === 'invalid') return words.postalCodeInvalid;
  if (problem === 'required') return required(words)[field];
  return problem && tooLong(words)[field].replace('{most}', String(rules.most[field]));
}

const LINES = { street: 'street', unit: 'unit', locality: 'city', postalCode: 'postal-code' } as const;

/** The fields of an address: street, unit, city, state or province, postal code. */
export function AddressFields({ form, words, purpose, disabled, onTouch }: AddressFieldsProps): ReactNode {
  // Two forms on a page are filled in apart.
  const section = `section-${useId().replaceAll(/[^\w-]/g, '')}`;
  const { rules, initial } = form;
  const groups = useMemo(
    () => regionGroups(rules.kinds, { names: words.countries, current: initial.region }),
    [rules, words, initial],
  );
  const common = (field: AddressField) => ({
    name: NAMES[field],
    defaultValue: initial[field],
    label: words[field],
    required: rules.required.includes(field),
    autoComplete: `${section} ${purpose} ${TOKENS[field]}`,
    ref: (control: HTMLInputElement | HTMLSelectElement | null) => form.hold(field, control),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      form.type(field, currentTarget.value);
      onTouch();
    },
  });
  const line = (field: Line): ReactNode => (
    <TextField
      {...common(field)}
      part={LINES[field]}
      error={errorOf(field, form, words)}
      readOnly={disabled}
      autoCapitalize={field === 'postalCode' ? 'characters' : undefined}
    />
  );
  return (
    <>
      {line('street')}
      {line('unit')}
      {line('locality')}
      <div className="grocer-form-pair">
        <SelectField
          {...common('region')}
          part="region"
          empty={words.select}
          options={groups}
          error={form.problems.region && words.regionRequired}
          disabled={disabled}
          onBlur={() => form.recheck('postalCode')}
        />
        {line('postalCode')}
      </div>
    </>
  );
}
