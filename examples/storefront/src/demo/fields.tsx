import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (string | { readonly value: string; readonly name: string })[];
  readonly onChange: (value: string) => void;
}

/** Select that is named by its label alone. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps): ReactNode => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map((option) => {
      const { value: key, name } = typeof option === 'string' ? { value: option, name: option } : option;
      return (
        <option key={key} value={key}>
          {name}
        </option>
      );
    })}
  </select>
);

interface SegmentsProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** Row of radio buttons that looks like one control. */
export function Segments({ label, value, options, onChange }: SegmentsProps): ReactNode {
  const name = useId();
  return (
    <span className="demo-segments" role="radiogroup" aria-label={label}>
      {Object.entries(options).map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>{text}</span>
        </label>
      ))}
    </span>
  );
}

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

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A line of the panel: its label, then its controls. */
export const Row = ({ label, children }: RowProps): ReactNode => (
  <div className="demo-row">
    <span>{label}</span>
    <div>{children}</div>
  </div>
);

interface ActionProps {
  readonly children: string;
  /** True while the button does nothing; it keeps its place in the order of Tab. */
  readonly isOff?: boolean;
  readonly title?: string;
  readonly onPress: () => void;
}

/** Button of a row. */
export const Action = ({ children, isOff = false, title, onPress }: ActionProps): ReactNode => (
  <button type="button" title={title} aria-disabled={isOff || undefined} onClick={() => isOff || onPress()}>
    {children}
  </button>
);
