import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOST } from './device-cart.ts';
import type { Amount } from './use-amount.ts';

interface StepperProps {
  readonly name: string;
  readonly amount: Amount;
  readonly look: string;
  /** Does one less than one take it out? Otherwise there is no less than one. */
  readonly takesOut?: boolean;
}

/** How much of a product is in the cart, and more or less of it. */
export function Stepper({ name, amount, look, takesOut = false }: StepperProps): ReactNode {
  const { shown, isUnsaved, isLocked, step, remove } = amount;
  const isLeast = shown <= 1;
  const isOut = takesOut && isLeast;
  return (
    <div className={look} role="group" aria-label={`Quantity, ${name}`} aria-busy={isUnsaved}>
      <button
        type="button"
        aria-label={isOut ? `Remove, ${name}` : `One less, ${name}`}
        aria-disabled={isLocked || (!takesOut && isLeast) || undefined}
        onClick={() => (isOut ? remove() : step(-1))}
      >
        {isOut ? <Trash2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </button>
      <span role="status">{shown}</span>
      <button
        type="button"
        aria-label={`One more, ${name}`}
        aria-disabled={isLocked || shown >= MOST}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
