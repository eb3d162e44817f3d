import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** Select with a label. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps): ReactNode => (
  <label className="demo-field">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Checkbox with a label. */
export const Switch = ({ label, isOn, onChange }: SwitchProps): ReactNode => (
  <label className="demo-switch">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);
