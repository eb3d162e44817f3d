import type { CartLine } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { linesOf } from './cart-state.ts';
import { idOf } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';
import { undoable, withAttempt, withoutRemoved, withRemoved, withWish } from './unsaved.ts';
import type { Removed } from './unsaved.ts';
import './undo.css';

/** Time for which Undo is offered, in ms. It restarts once the button has lost focus and pointer. */
const OFFERED_MS = 8000;

/** Returns a function that offers Undo for a removed line of the cart, or of the changes to an order. */
export function useOfferUndo(changesId?: string): (line: CartLine, name: string) => void {
  const { unsaved, state } = useShop();
  return (line, name) => unsaved.setState(withRemoved({ line, name, changesId }, linesOf(state)));
}

/** Message that a product was removed, with an undo button. */
function Undo({ removed }: { readonly removed: Removed }): ReactNode {
  const { line, name, changesId, note, lostKey } = removed;
  const { add, unsaved } = useShop();
  const [isHeld, setHeld] = useState(false);
  /** True while the product is added: a second press would add it twice. */
  const isRestoring = removed.attempt === 'sent';
  useEffect(() => {
    if (isHeld || isRestoring) return undefined;
    const timer = setTimeout(() => unsaved.setState(withoutRemoved(line.id)), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isRestoring, line.id, unsaved]);
  async function undo(): Promise<void> {
    if (isRestoring) return;
    const key = lostKey ?? newId();
    unsaved.setState(withAttempt(line.id, { attempt: 'sent' }));
    const { modality, gtin13, quantity, substitutionPolicy, instructions } = line;
    const substitutionItems = [...line.substitutionItems];
    const wishes = { substitutionPolicy, substitutionItems, instructions };
    // The cart shows the error if the product cannot be added again.
    const refusal = await add(
      { modality, gtin13, quantity, isModify: changesId !== undefined, ...wishes },
      { key },
    );
    // After a refusal, this is the only copy of the line.
    if (refusal && refusal.kind !== 'final') {
      const lost = refusal.kind === 'unknown' ? key : undefined;
      unsaved.setState(withAttempt(line.id, { attempt: 'failed', lostKey: lost }));
      return;
    }
    if (!refusal && note !== undefined) unsaved.setState(withWish(idOf(line), { note }));
    unsaved.setState(withoutRemoved(line.id));
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
        aria-busy={isRestoring || undefined}
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

interface UndoPlaceProps {
  /** The lines that are in the cart, or in the changes to an order. */
  readonly lines: readonly CartLine[];
  /** Id of the changes. */
  readonly changesId?: string;
  /** Another announcement. */
  readonly children?: ReactNode;
}

/** Place at the end of the window where Undo is offered. */
export function UndoPlace({ lines, changesId, children }: UndoPlaceProps): ReactNode {
  const { unsaved } = useShop();
  const { removed } = useStore(unsaved);
  return (
    <div role="status" className="undo-place">
      {undoable({ removed }, lines, changesId).map((one) => (
        <Undo key={one.line.id} removed={one} />
      ))}
      {children}
    </div>
  );
}
