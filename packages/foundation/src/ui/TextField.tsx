import { forwardRef, useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import formCss from './form.css?inline';
import { useStyles } from './styles-context.ts';

interface TextFieldProps extends Pick<
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
> {
  /** `secret` hides what is typed, and asks password managers to leave it alone; `search` looks for something. */
  readonly kind?: 'text' | 'search' | 'secret';
  readonly label: string;
  /** Why what was typed cannot be used. */
  readonly error?: string | undefined;
  readonly part: string;
}

const SECRET = {
  type: 'password',
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const;

/** What is looked for has at most 125 characters, unless the field says less [F-5.2] [F-9.1]. */
const SEARCH = { enterKeyHint: 'search', maxLength: 125 } as const;

/** A labelled line of text, with its error right below it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref): ReactNode {
    const { label, error, part, kind = 'text', ...input } = props;
    useStyles(formCss);
    const id = useId();
    const errorId = `${id}-error`;
    return (
      <div className="grocer-field" data-part={part}>
        <label className="grocer-label" htmlFor={id}>
          {label}
        </label>
        <input
          {...(kind === 'search' && SEARCH)}
          {...input}
          ref={ref}
          id={id}
          {...(kind === 'secret' ? SECRET : { type: 'text' })}
          className="grocer-input"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {error !== undefined && (
          <span id={errorId} className="grocer-why">
            {error}
          </span>
        )}
      </div>
    );
  },
);
