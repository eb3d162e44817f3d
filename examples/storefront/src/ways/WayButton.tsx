import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { useSettings } from '../demo/use-settings.ts';
import { useHoldWords } from './use-hold-words.ts';
import { useIsStarting, useWay } from './use-way.ts';
import { noteWords, WAY_ART, wayWords } from './way-words.ts';
import type { HoldWords } from './way-words.ts';
import './ways.css';

/** Remaining times that are announced to screen readers. */
const SPOKEN = ['held 5 min', 'held 1 min'];

function Note({ hold, note }: { readonly hold: HoldWords | undefined; readonly note: string }): ReactNode {
  if (!hold) return <small>{note}</small>;
  return (
    <small>
      {hold.when && `${hold.when} · `}
      <span className="hold" data-state={hold.state}>
        {hold.left}
      </span>
    </small>
  );
}

/**
 * Button that shows the way to shop and opens the selector; plain text on the page that shows the selector
 * inline.
 */
export function WayButton({ isInline }: { readonly isInline: boolean }): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const { isVisitor } = useShop();
  const way = useWay();
  // Only the service knows a shopper's way to shop.
  const isUnknown = useIsStarting() && way === undefined && !isVisitor;
  const held = useHoldWords();
  // The cart shows a hold for another way to shop.
  const hold = held?.modality === way?.modality ? held : undefined;
  const note = noteWords(way, { isVisitor, ways: brandOf(useSettings().banner).ways });
  const said = (
    <>
      <img src={WAY_ART[way?.modality ?? 'PICKUP']} width={36} height={36} alt="" />
      <span className="way-words">
        <b data-testid="shopping-by">{isUnknown ? 'How you shop' : wayWords(way)}</b>
        <Note hold={hold} note={isUnknown ? 'Loading…' : note} />
      </span>
    </>
  );
  if (isInline) return <p className="way">{said}</p>;
  function change(): void {
    update({ openedFrom: 'header' });
    open();
  }
  const isSpoken = hold && (SPOKEN.includes(hold.left) || hold.state === 'expired');
  return (
    <>
      <button type="button" className="way" aria-haspopup="dialog" data-testid="way" onClick={change}>
        {said}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <span className="unseen" role={hold?.state === 'expired' ? 'alert' : 'status'}>
        {isSpoken ? hold.left : ''}
      </span>
    </>
  );
}
