import type { ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import formCss from './form.css?inline';
import { useStyles } from './styles-context.ts';

interface CheckboxProps {
  readonly name?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly part: string;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick, with its label as part of the target. */
export function Checkbox({ name, label, checked, disabled, part, onChange }: CheckboxProps): ReactNode {
  useStyles(formCss);
  return (
    <label className="grocer-check" data-part={part}>
      <Choice
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
