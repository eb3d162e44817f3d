import { ChevronDown } from 'lucide';
import { forwardRef, useId } from 'react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import formCss from './form.css?inline';
import { Icon } from './Icon.tsx';
import { useStyles } from './styles-context.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options under a heading of their own. */
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

interface SelectFieldProps extends Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'autoComplete' | 'defaultValue' | 'disabled' | 'onBlur' | 'onChange'
> {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly empty: string;
  readonly options: readonly (Option | Group)[];
  /** Why what was chosen cannot be used. */
  readonly error?: string | undefined;
  readonly part: string;
}

/** A labelled native select, with its error right below it. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField(props, ref): ReactNode {
    const { label, empty, options, error, part, ...select } = props;
    useStyles(formCss);
    const id = useId();
    const errorId = `${id}-error`;
    return (
      <div className="grocer-field" data-part={part}>
        <label className="grocer-label" htmlFor={id}>
          {label}
        </label>
        <span className="grocer-select">
          <select
            {...select}
            ref={ref}
            id={id}
            className="grocer-input"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
          >
            <option value="">{empty}</option>
            {options.map(entryOf)}
          </select>
          <Icon of={ChevronDown} size={16} />
        </span>
        {error !== undefined && (
          <span id={errorId} className="grocer-why">
            {error}
          </span>
        )}
      </div>
    );
  },
);
