import { useId } from 'react';
import type { ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import formCss from './form.css?inline';
import { useStyles } from './styles-context.ts';

interface CheckboxProps {
  readonly name?: string;
  readonly label: ReactNode;
  /** Error message for a required box that is not checked. */
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** True if it is checked for good; it keeps the focus and stays checked. Default: false. */
  readonly isFinal?: boolean;
  readonly part: string;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox whose label is part of the click target. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { name, label, error, checked, disabled, isFinal, part, onChange } = props;
  useStyles(formCss);
  const errorId = useId();
  return (
    <>
      <label className="grocer-check" data-part={part}>
        <Choice
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-disabled={isFinal || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <span id={errorId} className="grocer-why">
          {error}
        </span>
      )}
    </>
  );
}
