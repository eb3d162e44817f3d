import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Refused } from './Refused.tsx';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';
import type { Unsaved } from './use-draft.ts';
import { useLineChange } from './use-line-change.ts';
import '../layout/choices.css';

interface SubstitutionChoiceProps {
  readonly line: CartLine;
  /** Known products, including the possible substitutes. */
  readonly known: readonly Product[];
  readonly choice: Unsaved<SubstitutionPolicy>;
}

/** Radio buttons for the substitution policy of a cart line. A choice is saved at once. */
export function SubstitutionChoice({ line, known, choice }: SubstitutionChoiceProps): ReactNode {
  const { refused, save } = useLineChange(line);
  const [wanted, setWanted] = choice;
  async function choose(substitutionPolicy: SubstitutionPolicy): Promise<void> {
    setWanted(() => substitutionPolicy);
    await save({ substitutionPolicy });
    setWanted((now) => (now === substitutionPolicy ? undefined : now));
  }
  const chosen = wanted ?? line.substitutionPolicy;
  return (
    <>
      <fieldset className="choices" aria-busy={wanted !== undefined}>
        <legend className="unseen">Substitutions</legend>
        {substitutionChoices(line).map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name={`substitution-${line.id}`}
              checked={policy === chosen}
              onChange={() => void choose(policy)}
            />
            {substitutionWords({ ...line, substitutionPolicy: policy }, known)}
          </label>
        ))}
      </fieldset>
      <Refused words={refused} />
    </>
  );
}
