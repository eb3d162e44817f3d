import type { CartLine } from '@grocer/foundation/domain';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { canTryAgain } from './cart-words.ts';
import { useShop } from './ShopProvider.tsx';
import './undo.css';

/** The line that was removed last. */
export interface Removed {
  readonly line: CartLine;
  /** Name of the product. */
  readonly name: string;
}

/** Time for which undo is offered, in ms. It restarts once the button has lost focus and pointer. */
const OFFERED_MS = 8000;

/** Returns the line that was removed last, and functions that set it and end the offer of one removal. */
export function useRemoved() {
  const [removed, setRemoved] = useState<Removed>();
  // A later removal stays.
  const forget = useCallback((over: Removed) => setRemoved((now) => (now === over ? undefined : now)), []);
  return { removed, remember: setRemoved, forget };
}

interface UndoProps {
  readonly removed: Removed;
  /** True if the line was removed from the changes to an order. */
  readonly isModify?: boolean;
  /** Called when the time is up, or after undo, unless that was refused. */
  readonly onOver: (removed: Removed) => void;
}

/** Message that a product was removed, with an undo button. */
function Undo({ removed, isModify = false, onOver }: UndoProps): ReactNode {
  const { line, name } = removed;
  const { add } = useShop();
  const [isHeld, setHeld] = useState(false);
  /** True while the product is added: a second press would add it twice. */
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => {
    if (isHeld || isUndoing) return undefined;
    const timer = setTimeout(() => onOver(removed), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isUndoing, onOver, removed]);
  async function undo(): Promise<void> {
    if (isUndoing) return;
    setUndoing(true);
    const { modality, gtin13, quantity, substitutionPolicy, instructions } = line;
    const substitutionItems = [...line.substitutionItems];
    const wishes = { substitutionPolicy, substitutionItems, instructions };
    // The cart shows the error if the product cannot be added again.
    const refused = await add({ modality, gtin13, quantity, isModify, ...wishes });
    setUndoing(false);
    // After a refusal, this is the only copy of the line.
    if (refused === undefined || !canTryAgain(refused)) onOver(removed);
  }
  const hold = (): void => setHeld(true);
  const letGo = (): void => setHeld(false);
  return (
    <p className="undo">
      {name} removed.
      <button
        type="button"
        className="plain"
        aria-label={`Undo, ${name}`}
        onClick={() => void undo()}
        onFocus={hold}
        onBlur={letGo}
        onPointerEnter={hold}
        onPointerLeave={letGo}
      >
        Undo
      </button>
    </p>
  );
}

interface UndoPlaceProps extends Omit<UndoProps, 'removed'> {
  /** The line that was removed last, while undo is offered. */
  readonly removed: Removed | undefined;
  /** Another announcement. */
  readonly children?: ReactNode;
}

/** Place at the end of the window where undo is offered. */
export const UndoPlace = ({ removed, children, ...undo }: UndoPlaceProps): ReactNode => (
  <div role="status" className="undo-place">
    {removed && <Undo key={removed.line.id} removed={removed} {...undo} />}
    {children}
  </div>
);
