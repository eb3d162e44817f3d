import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOST } from './device-cart.ts';
import type { Amount } from './use-amount.ts';

interface StepperProps {
  readonly name: string;
  readonly amount: Amount;
  readonly look: string;
  /** True if the minus button removes the product at a quantity of one. Default: it is disabled there. */
  readonly takesOut?: boolean;
}

/** Quantity of a product in the cart, with buttons that change it. */
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
        // A double click, or a key that is held, would take out what it was to make fewer of.
        onKeyDown={(event) => isOut && event.repeat && event.preventDefault()}
        onClick={({ detail }) => {
          if (!isOut) step(-1);
          else if (detail < 2) remove();
        }}
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
