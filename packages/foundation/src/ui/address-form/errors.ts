import type { AddressField, AddressProblem } from '../../domain/address-rules.ts';
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

/** What is said of a field that cannot be used. */
export function errorOf(
  field: AddressField,
  { problems, rules }: AddressForm,
  words: AddressFieldWords,
): string | undefined {
  const problem = problems[field];
  const most = field === 'region' ? '' : String(rules.most[field]);
  return problem && wordsOf(field, words)[problem].replace('{most}', most);
}
