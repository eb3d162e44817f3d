import { SelectField } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useText, useWalletCore } from '../../core/context.tsx';
import type { EditedFields } from './actions.ts';
import { editCardMessages } from './messages.ts';
import { expiryProblem, monthProblem, MONTHS, yearOptions, yearProblem } from './rules.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface ExpiryProps {
  readonly register: UseFormRegister<EditedFields>;
  readonly errors: FieldErrors<EditedFields>;
  readonly disabled: boolean;
  /** Returns the current value of the month field. */
  readonly monthOf: () => string;
}

/** Month and year of the expiry. A date in the past is reported at the year field. */
export function ExpiryFields({ register, errors, disabled, monthOf }: ExpiryProps): ReactNode {
  const text = useText('editCard', editCardMessages);
  const { deps } = useWalletCore();
  const now = new Date(deps.timing.now());
  function checkMonth(month: string): string | true {
    const problem = monthProblem(month);
    return problem === undefined || text[problem];
  }
  function checkYear(year: string): string | true {
    const problem = yearProblem(year) ?? expiryProblem(monthOf(), year, now);
    const isMonths = problem === 'dateInvalid' && monthProblem(monthOf()) !== undefined;
    return problem === undefined || isMonths || text[problem];
  }
  return (
    <div className="grocer-form-pair">
      <SelectField
        {...register('month', { validate: checkMonth, deps: 'year' })}
        part="month"
        label={text.month}
        empty={text.select}
        options={options(MONTHS)}
        error={errors.month?.message}
        autoComplete="cc-exp-month"
        disabled={disabled}
      />
      <SelectField
        {...register('year', { validate: checkYear })}
        part="year"
        label={text.year}
        empty={text.select}
        options={options(yearOptions(now))}
        error={errors.year?.message}
        autoComplete="cc-exp-year"
        disabled={disabled}
      />
    </div>
  );
}
