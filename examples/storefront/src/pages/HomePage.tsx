import { accountPaths } from '@grocer/account-kit';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import type { ActiveModality } from '@grocer/fulfilment-selector';
import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { AisleTiles } from '../catalogue/AisleTiles.tsx';
import { GoesWithCart } from '../catalogue/GoesWithCart.tsx';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Section, useArrival, useTitle } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES, DEALS } from '../paths.ts';
import { BuyAgain } from '../orders/BuyAgain.tsx';
import { FlashSale } from '../sales/FlashSale.tsx';
import { useWay } from '../ways/use-way.ts';
import { WAY_ART } from '../ways/way-words.ts';
import { UnderWay } from './UnderWay.tsx';

const QUESTIONS: readonly (readonly [modality: ActiveModality['modality'], name: string, words: string])[] = [
  ['DELIVERY', 'Delivery', 'To your door'],
  ['PICKUP', 'Pickup', 'At a store near you'],
  ['IN_STORE', 'In Store', 'Prices and stock on the shelf'],
];

interface TopProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Asks a shopper who has no way to shop yet for one. */
function Ask({ heading }: TopProps): ReactNode {
  const { open, update } = useFulfilmentHandle();
  function ask(modality: ActiveModality['modality']): void {
    update({ openedFrom: 'header' });
    open(undefined, { modality });
  }
  return (
    <section className="ask" aria-labelledby="ask">
      <h1 id="ask" ref={heading} tabIndex={-1}>
        Delivery, pickup or in store?
      </h1>
      <p>Prices, stock and times depend on where you are.</p>
      <div className="ask-ways">
        {QUESTIONS.map(([modality, name, words]) => (
          <button key={modality} type="button" aria-haspopup="dialog" onClick={() => ask(modality)}>
            <img src={WAY_ART[modality]} width={48} height={48} alt="" />
            <span>
              <b>{name}</b>
              <span className="muted">{words}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        ))}
      </div>
    </section>
  );
}

/** GTINs of popular products. They are the shop's own choice, since it collects no statistics. */
const POPULAR = [11, 1, 9, 41, 19, 15, 24, 17, 46, 33].map((row) => `2${String(row).padStart(12, '0')}`);

function Popular(): ReactNode {
  const { arePricesReady } = useShop();
  const { products, retry } = useSearchedProducts({ gtins: POPULAR });
  if (products.phase === 'failed') return <NotLoaded what="The products" onRetry={retry} />;
  if (products.phase === 'loading' || !arePricesReady) return <GridSkeleton />;
  const byCode = new Map(products.list.map((product) => [product.upc, product]));
  return <ProductGrid products={POPULAR.flatMap((code) => byCode.get(code) ?? [])} />;
}

const SeeAisles = (): ReactNode => (
  <Section
    title="Aisles"
    more={
      <NavLink to={AISLES} look="link">
        See all
      </NavLink>
    }
  >
    <AisleTiles />
  </Section>
);

const Sales = (): ReactNode => (
  <FlashSale
    more={
      <NavLink to={DEALS} look="link">
        All deals
      </NavLink>
    }
  />
);

const SeeMemberships = (): ReactNode => (
  <section className="member" aria-labelledby="member">
    <img src={WAY_ART.DELIVERY} width={72} height={72} alt="" />
    <div>
      <h2 id="member">Memberships</h2>
      <p className="muted">A membership goes into your cart and is paid with your order.</p>
    </div>
    <NavLink to={accountPaths.membership} look="button">
      See memberships
    </NavLink>
  </section>
);

/** What a visitor finds below the question: the aisles first. */
const ForVisitors = (): ReactNode => (
  <>
    <SeeAisles />
    <Sales />
    <Section
      title="Popular"
      more={
        <NavLink to={AISLES} look="link">
          Shop all
        </NavLink>
      }
    >
      <Popular />
    </Section>
    <SeeMemberships />
  </>
);

/** What a shopper finds below their order: what they buy again first. */
const ForShoppers = (): ReactNode => (
  <>
    <BuyAgain />
    <Sales />
    <SeeAisles />
    <GoesWithCart
      otherwise={
        <Section title="Popular">
          <Popular />
        </Section>
      }
    />
  </>
);

/** The home page. */
export function HomePage(): ReactNode {
  useTitle('');
  const heading = useArrival();
  const way = useWay();
  const { isVisitor } = useShop();
  return (
    <main className="wrap home">
      {way ? <UnderWay heading={heading} way={way} /> : <Ask heading={heading} />}
      {isVisitor ? <ForVisitors /> : <ForShoppers />}
    </main>
  );
}
