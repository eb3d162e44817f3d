import { useFulfilment, useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useWay } from './use-way.ts';
import { holdWords, noteWords, WAY_ART, wayWords } from './way-words.ts';
import type { HoldWords } from './way-words.ts';
import './ways.css';

/** Often enough for whole minutes, in ms. */
const LOOK_MS = 10_000;

/** What is said of the time that the shopper holds; nothing where they hold none. */
function useHoldWords(): HoldWords | undefined {
  const { api } = useShop();
  const reservation = useFulfilment((state) => state.reservation);
  const [now, setNow] = useState(api.now);
  useEffect(() => {
    if (!reservation) return undefined;
    const look = (): void => setNow(api.now());
    const first = setTimeout(look, 0);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [api, reservation]);
  return reservation && holdWords(reservation, now);
}

/** The minutes at which whoever does not see them is told. */
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

/** How the shopper shops, and the way to change it; on the page that is there for it, just how they shop. */
export function WayButton({ isInline }: { readonly isInline: boolean }): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const { isVisitor } = useShop();
  const way = useWay();
  const hold = useHoldWords();
  const said = (
    <>
      <img src={WAY_ART[way?.modality ?? 'PICKUP']} width={36} height={36} alt="" />
      <span className="way-words">
        <b data-testid="shopping-by">{wayWords(way)}</b>
        <Note hold={hold} note={noteWords(way, isVisitor)} />
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
