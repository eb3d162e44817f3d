import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';

interface SubstitutionProps {
  readonly line: CartLine;
  /** What the product is called. */
  readonly name: string;
  /** Those that may come instead are among them. */
  readonly products: readonly Product[];
}

/** What may come in the place of a product, and another choice of it. */
export function Substitution({ line, name, products }: SubstitutionProps): ReactNode {
  const { api, changeLine, isMoving } = useShop();
  // A backup that was just chosen is among those that were seen.
  const known = [...products, ...api.lastSeen()];
  const [wanted, setWanted] = useState<SubstitutionPolicy>();
  async function choose(chosen: string): Promise<void> {
    const substitutionPolicy = substitutionChoices(line).find((policy) => policy === chosen);
    if (!substitutionPolicy || isMoving) return;
    setWanted(substitutionPolicy);
    // Why it did not work is said by the cart.
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
