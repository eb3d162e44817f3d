import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import type { AddressFieldWords } from './AddressFields.tsx';
import { errorOf } from './errors.ts';
import type { AddressForm } from './use-address-form.ts';

interface AddressErrorsProps {
  readonly form: AddressForm;
  readonly words: AddressFieldWords;
  readonly title: string;
}

/** Lists the invalid fields of a submitted form if there are several, each with a button that focuses it. */
export function AddressErrors({ form, words, title }: AddressErrorsProps): ReactNode {
  const errors = form.refused.flatMap((field) => {
    const text = errorOf(field, form, words);
    return text === undefined ? [] : [{ field, text }];
  });
  if (form.refused.length < 2 || errors.length === 0) return null;
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
