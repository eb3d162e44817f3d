import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';

interface SubstitutionProps {
  readonly line: CartLine;
  /** Name of the product. */
  readonly name: string;
  /** Known products, including the possible substitutes. */
  readonly products: readonly Product[];
}

/** Select for the substitution policy of a cart line. */
export function Substitution({ line, name, products }: SubstitutionProps): ReactNode {
  const { api, changeLine, isMoving } = useShop();
  // A backup chosen a moment ago may only be among the products that were seen.
  const known = [...products, ...api.lastSeen()];
  const [wanted, setWanted] = useState<SubstitutionPolicy>();
  async function choose(chosen: string): Promise<void> {
    const substitutionPolicy = substitutionChoices(line).find((policy) => policy === chosen);
    if (!substitutionPolicy || isMoving) return;
    setWanted(substitutionPolicy);
    // The cart shows the error of a failed change.
    await changeLine({ lineId: line.id, substitutionPolicy });
    setWanted((now) => (now === substitutionPolicy ? undefined : now));
  }
  return (
    <span className="cart-substitution">
      <RefreshCw size={16} aria-hidden="true" />
      <select
        aria-label={`Substitutions, ${name}`}
        aria-disabled={isMoving || undefined}
        value={wanted ?? line.substitutionPolicy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {substitutionChoices(line).map((policy) => (
          <option key={policy} value={policy}>
            {substitutionWords({ ...line, substitutionPolicy: policy }, known)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
