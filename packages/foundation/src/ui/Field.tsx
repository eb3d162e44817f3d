import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import formCss from './form.css?inline';
import { Announcement } from './LiveRegion.tsx';
import { useStyles } from './styles-context.ts';

/** What every labelled control is told. */
export interface FieldOptions {
  readonly label: string;
  /** Is it to be filled in? What may stay empty says so in its label. */
  readonly required?: boolean;
  /** Why what was typed cannot be used. */
  readonly error?: string | undefined;
  /** What helps to fill it in; an error takes its place. */
  readonly hint?: string | undefined;
  readonly part: string;
}

/** What the control carries, to be named and described by the words around it. */
interface ControlProps {
  readonly id: string;
  readonly className: 'grocer-input';
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * An error that comes while the shopper is in the field: nothing moves then, so that it has to be announced. Whoever is
 * brought to the field hears it with the field.
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
        // It has been said; what is left is the description.
        setAnnounced(undefined);
      },
    },
  };
}

interface FieldProps extends FieldOptions {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and the error right below it. */
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
