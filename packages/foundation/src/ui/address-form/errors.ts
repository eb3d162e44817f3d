import type { AddressField, AddressLine, AddressProblem } from '../../domain/address-rules.ts';
import type { AddressFieldWords } from './AddressFields.tsx';
import type { AddressForm } from './use-address-form.ts';

const said = (required: string, tooLong: string, invalid = required) => ({ required, tooLong, invalid });

/** What is said of each problem of a field. */
function wordsOf(field: AddressField, words: AddressFieldWords): Record<AddressProblem, string> {
  const { streetRequired, streetTooLong, streetInvalid, postalCodeRequired, postalCodeInvalid } = words;
  const table: Readonly<Record<AddressField, Record<AddressProblem, string>>> = {
    street: said(streetRequired, streetTooLong, streetInvalid),
    unit: said(streetRequired, words.unitTooLong ?? streetTooLong, streetInvalid),
    locality: said(words.localityRequired, words.localityTooLong, words.localityInvalid),
    region: said(words.regionRequired, words.regionRequired),
    postalCode: said(postalCodeRequired, words.postalCodeTooLong ?? postalCodeInvalid, postalCodeInvalid),
  };
  return table[field];
}

const isLine = (field: AddressField): field is AddressLine => field !== 'region';

/** What is said of a field that cannot be used. */
export function errorOf(
  field: AddressField,
  { problems, rules }: AddressForm,
  words: AddressFieldWords,
): string | undefined {
  const problem = problems[field];
  if (!problem) return undefined;
  const text = wordsOf(field, words)[problem];
  return isLine(field) ? text.replace('{most}', String(rules.most[field])) : text;
}
