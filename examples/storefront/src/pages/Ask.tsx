import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { NavLink } from '../NavLink.tsx';
import { WAYS_TO_SHOP } from '../paths.ts';
import { offeredWays, offeredWords, SHOPPING, WAY_ART } from '../ways/way-words.ts';
import type { OfferedWay } from '../ways/way-words.ts';

const QUESTIONS: Readonly<Record<OfferedWay, readonly [name: string, words: string]>> = {
  DELIVERY: ['Delivery', 'To your door'],
  PICKUP: ['Pickup', 'At a store near you'],
  IN_STORE: ['In Store', 'Prices and stock on the shelf'],
};

interface AskProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Asks a shopper who has no way to shop yet for one of those that the banner offers. */
export function Ask({ heading }: AskProps): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const { name, ways } = brandOf(useSettings().banner);
  const offered = offeredWays(ways);
  const [only] = offered;
  function ask(modality: OfferedWay): void {
    update({ openedFrom: 'header' });
    open(undefined, { modality });
  }
  return (
    <section className="ask" aria-labelledby="ask">
      <h1 id="ask" ref={heading} tabIndex={-1}>
        {offered.length > 1 && `${offeredWords(ways)}?`}
        {offered.length === 1 && only && SHOPPING[only]}
        {offered.length === 0 && offeredWords(ways)}
      </h1>
      {offered.length === 0 ? (
        <p>
          {name} doesn’t offer online shopping yet.{' '}
          <NavLink to={WAYS_TO_SHOP} look="link">
            Ways to shop
          </NavLink>
        </p>
      ) : (
        <p>Prices, stock and times depend on where you are.</p>
      )}
      <div className="ask-ways">
        {offered.map((modality) => {
          const [title, words] = QUESTIONS[modality];
          return (
            <button key={modality} type="button" aria-haspopup="dialog" onClick={() => ask(modality)}>
              <img src={WAY_ART[modality]} width={48} height={48} alt="" />
              <span>
                <b>{title}</b>
                <span className="muted">{words}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </button>
          );
        })}
      </div>
    </section>
  );
}
