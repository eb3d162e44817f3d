import type { AddressField, AddressProblem } from '../../domain/address-rules.ts';
import type { AddressFieldWords } from './AddressFields.tsx';
import type { AddressForm } from './use-address-form.ts';

const said = (required: string, tooLong: string, invalid = required) => ({ required, tooLong, invalid });

/** Returns the error message of each problem that a field can have. */
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

/** Returns the error message of a field; undefined when the field is valid. */
export function errorOf(
  field: AddressField,
  { problems, rules }: Pick<AddressForm, 'problems' | 'rules'>,
  words: AddressFieldWords,
): string | undefined {
  const problem = problems[field];
  const most = field === 'region' ? '' : String(rules.most[field]);
  return problem && wordsOf(field, words)[problem].replace('{most}', most);
}
