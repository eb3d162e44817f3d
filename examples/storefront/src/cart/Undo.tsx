import type { CartLine } from '@grocer/foundation/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSURE } from './cart-words.ts';
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
  const isUndoing = useRef(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onOver(removed), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onOver, removed]);
  async function undo(): Promise<void> {
    if (isUndoing.current) return;
    isUndoing.current = true;
    const { modality, gtin13, quantity, substitutionPolicy, instructions } = line;
    const substitutionItems = [...line.substitutionItems];
    const wishes = { substitutionPolicy, substitutionItems, instructions };
    setHeld(true);
    // The cart shows the error if the product cannot be added again.
    const refused = await add({ modality, gtin13, quantity, isModify, ...wishes });
    isUndoing.current = false;
    // After a refusal, this is the only copy of the line. Without an answer, it may be in the cart already.
    if (refused === undefined || refused === UNSURE) onOver(removed);
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
