import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import formCss from './form.css?inline';
import { Announcement } from './LiveRegion.tsx';
import { useStyles } from './styles-context.ts';

/** Options of every labelled control. */
export interface FieldOptions {
  readonly label: string;
  /** Marks the field as required. An optional field says so in its label. */
  readonly required?: boolean;
  /** Validation error message. */
  readonly error?: string | undefined;
  /** Help text; replaced by an error. */
  readonly hint?: string | undefined;
  readonly part: string;
}

/** Props that connect a control to its label and description. */
interface ControlProps {
  readonly id: string;
  readonly className: 'grocer-input';
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Announces an error that appears while the shopper is typing in the field, because the focus does not move
 * then. When focus moves to a field, its error is read out as the description.
 */
function useAnnounced(error: string | undefined) {
  const isBusyHere = useRef(false);
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => setAnnounced(isBusyHere.current ? error : undefined), [error]);
  return {
    announced,
    watch: {
      onFocus() {
        isBusyHere.current = false;
      },
      onKeyDown() {
        isBusyHere.current = true;
      },
      onBlur() {
        isBusyHere.current = false;
        // The error was announced; it remains as the field's description.
        setAnnounced(undefined);
      },
    },
  };
}

interface FieldProps extends FieldOptions {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and the error message below it. */
export function Field({ label, required = true, error, hint, part, children }: FieldProps): ReactNode {
  useStyles(formCss);
  const id = useId();
  const { announced, watch } = useAnnounced(error);
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grocer-field" data-part={part} {...watch}>
      <label className="grocer-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'grocer-input',
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <span id={noteId} className={error ? 'grocer-why' : 'grocer-small'}>
          {note}
        </span>
      )}
      {announced && <Announcement text={announced} />}
    </div>
  );
}
