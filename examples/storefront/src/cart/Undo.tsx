import type { CartLine } from '@grocer/foundation/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import './undo.css';

/** What has been taken out of the cart last. */
export interface Removed {
  readonly line: CartLine;
  /** What the product is called. */
  readonly name: string;
}

/** How long it can be put back, in ms; nobody is hurried who is about to. */
const OFFERED_MS = 8000;

interface UndoProps {
  readonly removed: Removed;
  /** It is not offered any more, or is back in the cart. */
  readonly onOver: (removed: Removed) => void;
}

/** Says what has been removed, and puts it back. */
export function Undo({ removed, onOver }: UndoProps): ReactNode {
  const { line, name } = removed;
  const { add } = useShop();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onOver(removed), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onOver, removed]);
  async function undo(): Promise<void> {
    const { modality, gtin13, quantity, substitutionPolicy, instructions } = line;
    const substitutionItems = [...line.substitutionItems];
    const wishes = { substitutionPolicy, substitutionItems, instructions };
    // Why it cannot be had any more is said by the cart.
    await add({ modality, gtin13, quantity, ...wishes });
    onOver(removed);
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
