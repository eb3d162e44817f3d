import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { NavLink } from '../NavLink.tsx';
import { WAYS_TO_SHOP } from '../paths.ts';
import { offeredWays, offeredWords, WAY_ART } from '../ways/way-words.ts';
import type { OfferedWay } from '../ways/way-words.ts';

const QUESTIONS: Readonly<Record<OfferedWay, readonly [name: string, words: string]>> = {
  DELIVERY: ['Delivery', 'To your door'],
  PICKUP: ['Pickup', 'At a store near you'],
  IN_STORE: ['In Store', 'Prices and stock on the shelf'],
};

/** Headings for banners with one way to shop. */
const ONLY: Readonly<Record<OfferedWay, string>> = {
  DELIVERY: 'Have it delivered',
  PICKUP: 'Pick it up at a store near you',
  IN_STORE: 'Shop at a store near you',
};

interface AskProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Asks a shopper who has no way to shop yet for one of those that the banner offers. */
export function Ask({ heading }: AskProps): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const { name, ways } = brandOf(useSettings().banner);
  const offered = offeredWays(ways);
  const [only] = offered.length === 1 ? offered : [];
  const question = only ? ONLY[only] : `${offeredWords(ways)}${offered.length > 1 ? '?' : ''}`;
  function ask(modality: OfferedWay): void {
    update({ openedFrom: 'header' });
    open(undefined, { modality });
  }
  return (
    <section className="ask" aria-labelledby="ask">
      <h1 id="ask" ref={heading} tabIndex={-1}>
        {question}
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
