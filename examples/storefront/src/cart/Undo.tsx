import type { CartLine } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { linesOf } from './cart-state.ts';
import { idOf } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';
import { withAttempt, withoutRemoved, withRemoved, withWish } from './unsaved.ts';
import type { Removed } from './unsaved.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './undo.css';

/**
 * Time for which Undo is offered before an attempt, in ms. It starts again once the button has lost focus and
 * pointer.
 */
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
  /** True after a failed attempt: this is the only copy of the line, which the shopper keeps or dismisses. */
  const isKept = removed.attempt === 'failed';
  useLayoutEffect(() => {
    if (isHeld || isRestoring || isKept) return undefined;
    const left = Math.max(at, letGoAt) + OFFERED_MS - Date.now();
    const end = (): void => unsaved.setState(withoutRemoved(line.id));
    // The cart was left meanwhile: an offer that is over is not painted again.
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(end, left);
    return () => clearTimeout(timer);
  }, [isHeld, isRestoring, isKept, at, letGoAt, line.id, unsaved]);
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
      { key, isRepeat: lostKey !== undefined },
    );
    if (refusal && refusal.kind !== 'final') {
      const lost = refusal.kind === 'unknown' ? key : undefined;
      unsaved.setState(withAttempt(line.id, { attempt: 'failed', lostKey: lost }));
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
      {isKept && (
        <button
          type="button"
          className="plain"
          aria-label={`Dismiss, ${name}`}
          onClick={() => unsaved.setState(withoutRemoved(line.id))}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </p>
  );
}

interface UndoPlaceProps {
  /** It gets the focus of a button that is removed with its offer. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Id of the changes to an order; absent for the shopper's own cart. */
  readonly changesId?: string;
  /** Another announcement. */
  readonly children?: ReactNode;
}

/** Place at the end of the window where Undo is offered. */
export function UndoPlace({ heading, changesId, children }: UndoPlaceProps): ReactNode {
  const { unsaved } = useShop();
  const removed = useStore(unsaved, (all) => all.removed);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, heading);
  return (
    <div ref={place} role="status" className="undo-place">
      {removed
        .filter((one) => one.changesId === changesId)
        .map((one) => (
          <Undo key={one.line.id} removed={one} />
        ))}
      {children}
    </div>
  );
}
