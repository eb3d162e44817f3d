import type { Cents, Modality } from '@grocer/foundation/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { minimumWords } from './checkout-rules.ts';
import './minimum.css';

/** Returns the id of the element that describes the minimum of a way to shop. */
export const minimumId = (modality: Modality): string => `minimum-${modality}`;

interface MinimumProps {
  readonly modality: Modality;
  readonly total: Cents;
  /** Minimum amount, as the service reports it. */
  readonly minimum: Cents;
}

/** Progress of an order's total towards the minimum amount. */
export function Minimum({ modality, total, minimum }: MinimumProps): ReactNode {
  const { isReached, missing, rest } = minimumWords(total, minimum);
  return (
    <div className="cart-minimum">
      <p id={minimumId(modality)} data-state={isReached ? 'reached' : undefined}>
        {isReached && <Check size={16} aria-hidden="true" />}
        <span>
          {missing && <b>{missing}</b>}
          {rest}
        </span>
      </p>
      {!isReached && <progress max={minimum} value={total} aria-hidden="true" />}
    </div>
  );
}
