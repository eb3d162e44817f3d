import type { CartLine, Product } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';
import type { LineWishes } from './use-line-wishes.ts';
import '../layout/choices.css';

interface SubstitutionChoiceProps {
  readonly line: CartLine;
  /** Known products, including the possible substitutes. */
  readonly known: readonly Product[];
  readonly substitution: LineWishes['substitution'];
}

/** Radio buttons for the substitution policy of a cart line. A choice is saved at once. */
export const SubstitutionChoice = ({ line, known, substitution }: SubstitutionChoiceProps): ReactNode => (
  <fieldset className="choices" aria-busy={substitution.isSaving}>
    <legend className="unseen">Substitutions</legend>
    {substitutionChoices(line).map((policy) => (
      <label key={policy}>
        <input
          type="radio"
          name={`substitution-${line.id}`}
          checked={policy === line.substitutionPolicy}
          onChange={() => void substitution.choose({ substitutionPolicy: policy })}
        />
        {substitutionWords({ ...line, substitutionPolicy: policy }, known)}
      </label>
    ))}
  </fieldset>
);
