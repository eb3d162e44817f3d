import type { CartLine } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { linesOf } from './cart-state.ts';
import { idOf } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';
import { withAttempt, withoutRemoved, withRemoved, withWish } from './unsaved.ts';
import type { Removed } from './unsaved.ts';
import './undo.css';

/** Time for which Undo is offered, in ms. It starts again once the button has lost focus and pointer. */
const OFFERED_MS = 8000;

/** Returns a function that offers Undo for a removed line of the cart, or of the changes to an order. */
export function useOfferUndo(changesId?: string): (line: CartLine, name: string) => void {
  const { unsaved, state } = useShop();
  return (line, name) =>
    unsaved.setState(withRemoved({ line, name, changesId, at: Date.now() }, linesOf(state)));
}

/** Message that a product was removed, with an undo button. */
function Undo({ removed }: { readonly removed: Removed }): ReactNode {
  const { line, name, changesId, at, note, lostKey } = removed;
  const { add, unsaved } = useShop();
  const [isHeld, setHeld] = useState(false);
  /** Time at which the button has lost focus or pointer, in epoch ms. */
  const [letGoAt, setLetGoAt] = useState(0);
  /** True while the product is added: a second press would add it twice. */
  const isRestoring = removed.attempt === 'sent';
  useLayoutEffect(() => {
    if (isHeld || isRestoring) return undefined;
    const left = Math.max(at, letGoAt) + OFFERED_MS - Date.now();
    const end = (): void => unsaved.setState(withoutRemoved(line.id));
    // The cart was left meanwhile: an offer that is over is not painted again.
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(end, left);
    return () => clearTimeout(timer);
  }, [isHeld, isRestoring, at, letGoAt, line.id, unsaved]);
  async function undo(): Promise<void> {
    if (isRestoring) return;
    const key = lostKey ?? newId();
    unsaved.setState(withAttempt(line.id, { attempt: 'sent', at: Date.now() }));
    const { modality, gtin13, quantity, substitutionPolicy, instructions } = line;
    const substitutionItems = [...line.substitutionItems];
    const wishes = { substitutionPolicy, substitutionItems, instructions };
    // The cart shows the error if the product cannot be added again.
    const refusal = await add(
      { modality, gtin13, quantity, isModify: changesId !== undefined, ...wishes },
      { key, isRepeat: lostKey !== undefined },
    );
    // After a refusal, this is the only copy of the line.
    if (refusal && refusal.kind !== 'final') {
      const lost = refusal.kind === 'unknown' ? key : undefined;
      unsaved.setState(withAttempt(line.id, { attempt: 'failed', lostKey: lost, at: Date.now() }));
      return;
    }
    if (!refusal && note !== undefined) unsaved.setState(withWish(idOf(line), { note }));
    unsaved.setState(withoutRemoved(line.id));
  }
  const hold = (): void => setHeld(true);
  function letGo(): void {
    setHeld(false);
    setLetGoAt(Date.now());
  }
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
  /** Id of the changes to an order; absent for the shopper's own cart. */
  readonly changesId?: string;
  /** Another announcement. */
  readonly children?: ReactNode;
}

/** Place at the end of the window where Undo is offered. */
export function UndoPlace({ changesId, children }: UndoPlaceProps): ReactNode {
  const { unsaved } = useShop();
  const removed = useStore(unsaved, (all) => all.removed);
  return (
    <div role="status" className="undo-place">
      {removed
        .filter((one) => one.changesId === changesId)
        .map((one) => (
          <Undo key={one.line.id} removed={one} />
        ))}
      {children}
    </div>
  );
}
