import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import type { FieldOptions } from './Field.tsx';

type AreaOptions = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'onChange' | 'rows'
>;

/** A labelled multi-line text input, with its error message below it. */
export function TextArea({
  label,
  required = false,
  error,
  hint,
  part,
  ...area
}: AreaOptions & FieldOptions): ReactNode {
  return (
    <Field label={label} required={required} error={error} hint={hint} part={part}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}
