import { TextField } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../core/context.tsx';
import { nameMessages } from './messages.ts';
import { NAME_INPUT_MAX, nameProblem } from './rules.ts';

/** The name on a card, as form values. */
export interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  /** Registers a field with its form. */
  readonly register: (
    field: keyof Names,
    rules: { validate: (name: string) => string | true },
  ) => UseFormRegisterReturn;
  readonly errors: Readonly<Partial<Record<keyof Names, { readonly message?: string | undefined }>>>;
  readonly disabled: boolean;
}

/** First and last name, side by side where there is room. */
export function NameFields({ register, errors, disabled }: NameFieldsProps): ReactNode {
  const text = useText('names', nameMessages);
  const check =
    (field: keyof Names) =>
    (name: string): string | true => {
      const problem = nameProblem(name);
      return problem === undefined || text[`${field}${problem}`];
    };
  return (
    <div className="grocer-form-pair">
      <TextField
        {...register('firstName', { validate: check('firstName') })}
        part="first-name"
        label={text.firstName}
        error={errors.firstName?.message}
        autoComplete="cc-given-name"
        maxLength={NAME_INPUT_MAX}
        readOnly={disabled}
      />
      <TextField
        {...register('lastName', { validate: check('lastName') })}
        part="last-name"
        label={text.lastName}
        error={errors.lastName?.message}
        autoComplete="cc-family-name"
        maxLength={NAME_INPUT_MAX}
        readOnly={disabled}
      />
    </div>
  );
}
