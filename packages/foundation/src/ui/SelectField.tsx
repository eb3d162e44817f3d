import { ChevronDown } from 'lucide';
import { forwardRef } from 'react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import type { FieldOptions } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options under a common label. */
interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

const optionOf = ({ value, label }: Option): ReactNode => (
  <option key={value} value={value}>
    {label}
  </option>
);

const entryOf = (entry: Option | Group): ReactNode =>
  'options' in entry ? (
    <optgroup key={entry.label} label={entry.label}>
      {entry.options.map(optionOf)}
    </optgroup>
  ) : (
    optionOf(entry)
  );

type SelectOptions = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'autoComplete' | 'defaultValue' | 'disabled' | 'onBlur' | 'onChange'
>;

interface SelectFieldProps extends SelectOptions, FieldOptions {
  /** Shown while nothing is selected. */
  readonly empty: string;
  readonly options: readonly (Option | Group)[];
}

/** A labelled native select, with its error message below it. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField(props, ref): ReactNode {
    const { label, required = true, empty, options, error, part, ...select } = props;
    return (
      <Field label={label} required={required} error={error} part={part}>
        {(control) => (
          <span className="grocer-select">
            <select {...select} ref={ref} {...control}>
              <option value="">{empty}</option>
              {options.map(entryOf)}
            </select>
            <Icon of={ChevronDown} size={16} />
          </span>
        )}
      </Field>
    );
  },
);
