import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';
import type { Unsaved } from './use-draft.ts';
import '../layout/choices.css';

interface SubstitutionChoiceProps {
  readonly line: CartLine;
  /** Known products, including the possible substitutes. */
  readonly known: readonly Product[];
  readonly choice: Unsaved<SubstitutionPolicy>;
}

/** Radio buttons for the substitution policy of a cart line. A choice is saved at once. */
export function SubstitutionChoice({ line, known, choice }: SubstitutionChoiceProps): ReactNode {
  const { changeLine } = useShop();
  const [wanted, setWanted] = choice;
  const choices = useRef<HTMLFieldSetElement>(null);
  const [refused, setRefused] = useState<string>();
  async function choose(substitutionPolicy: SubstitutionPolicy): Promise<void> {
    setWanted(() => substitutionPolicy);
    // A screen reader announces the same message again only if it was removed first.
    setRefused(undefined);
    const isShown = (): boolean => choices.current !== null;
    const why = await changeLine({ lineId: line.id, substitutionPolicy }, isShown);
    setWanted((now) => (now === substitutionPolicy ? undefined : now));
    setRefused(why);
  }
  const chosen = wanted ?? line.substitutionPolicy;
  return (
    <>
      <fieldset ref={choices} className="choices" aria-busy={wanted !== undefined}>
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
      {refused !== undefined && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
    </>
  );
}
