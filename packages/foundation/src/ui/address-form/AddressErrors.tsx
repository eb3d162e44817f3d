import type { ReactNode } from 'react';
import { ADDRESS_FIELDS } from '../../domain/address-rules.ts';
import { Button } from '../Button.tsx';
import type { AddressFieldWords } from './AddressFields.tsx';
import { errorOf } from './errors.ts';
import type { AddressForm } from './use-address-form.ts';

interface AddressErrorsProps {
  readonly form: AddressForm;
  readonly words: AddressFieldWords;
  readonly title: string;
}

/**
 * Lists the fields that were invalid when the form was submitted, if there were several, each with a button that
 * focuses it. The list only becomes shorter while the shopper types: other words would be announced as new ones.
 */
export function AddressErrors({ form, words, title }: AddressErrorsProps): ReactNode {
  const errors = ADDRESS_FIELDS.flatMap((field) => {
    const text = errorOf(field, { problems: form.refused, rules: form.rules }, words);
    return text === undefined ? [] : [{ field, text }];
  });
  if (errors.length === 0) return null;
  return (
    <div className="grocer-notice" data-tone="danger" data-part="errors" role="alert">
      <div className="grocer-notice-words">
        <strong className="grocer-notice-title">{title}</strong>
        <ul className="grocer-notice-list">
          {errors.map(({ field, text }) => (
            <li key={field}>
              <Button kind="quiet" part="to-field" onPress={() => form.goTo(field)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
