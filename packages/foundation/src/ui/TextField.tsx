import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { FieldOptions } from './Field.tsx';

type InputOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'onBeforeInput'
  | 'onBlur'
  | 'onChange'
  | 'onInput'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
>;

interface TextFieldProps extends InputOptions, FieldOptions {
  /** `secret` hides the input and asks password managers to ignore it; `search` is a search field. */
  readonly kind?: 'text' | 'search' | 'secret';
}

const SECRET = {
  type: 'password',
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const;

/** Search texts have at most 125 characters, unless the field sets a lower limit [F-5.2] [F-9.1]. */
const SEARCH = { enterKeyHint: 'search', maxLength: 125 } as const;

/** A labelled text input, with its error message below it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref): ReactNode {
    const { label, kind = 'text', required = kind !== 'search', error, hint, part, ...input } = props;
    return (
      <Field label={label} required={required} error={error} hint={hint} part={part}>
        {(control) => (
          <input
            {...(kind === 'search' && SEARCH)}
            {...input}
            ref={ref}
            {...(kind === 'secret' ? SECRET : { type: 'text' })}
            {...control}
          />
        )}
      </Field>
    );
  },
);
