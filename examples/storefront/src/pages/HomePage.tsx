import { accountPaths } from '@grocer/account-kit';
import type { ReactNode } from 'react';
import { AisleTiles } from '../catalogue/AisleTiles.tsx';
import { GoesWithCart } from '../catalogue/GoesWithCart.tsx';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Section, useArrival, useTitle } from '../layout/Page.tsx';
import { useLate } from '../layout/Slow.tsx';
import { NavLink } from '../NavLink.tsx';
import { useOfflineSince } from '../online.ts';
import { AISLES, DEALS } from '../paths.ts';
import { BuyAgain } from '../orders/BuyAgain.tsx';
import { useLastOrders } from '../orders/use-orders.ts';
import { FlashSale } from '../sales/FlashSale.tsx';
import { useIsStarting, useWay } from '../ways/use-way.ts';
import { WAY_ART } from '../ways/way-words.ts';
import { Ask } from './Ask.tsx';
import { UnderWay, Welcome } from './UnderWay.tsx';

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

const SeeMore = ({ to, children }: { readonly to: string; readonly children: string }): ReactNode => (
  <NavLink to={to} look="link">
    {children}
  </NavLink>
);

const SeeAisles = (): ReactNode => (
  <Section title="Aisles" more={<SeeMore to={AISLES}>See all</SeeMore>}>
    <AisleTiles />
  </Section>
);

const Sales = (): ReactNode => <FlashSale more={<SeeMore to={DEALS}>All deals</SeeMore>} />;

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
    <Section title="Popular" more={<SeeMore to={AISLES}>Shop all</SeeMore>}>
      <Popular />
    </Section>
    <SeeMemberships />
  </>
);

/** Maximum time for which the page waits for the shopper's orders, in ms. */
const LONGEST_MS = 2000;

/** What a shopper finds below their order: what they buy again first. */
function ForShoppers({ isWaiting }: { readonly isWaiting: boolean }): ReactNode {
  const { orders, retry } = useLastOrders();
  const isLate = useLate(LONGEST_MS);
  const isOffline = useOfflineSince() !== undefined;
  // Without knowing what is above, and whether there is something to buy again, the rest would move.
  if (isWaiting || (orders.phase === 'loading' && !isLate))
    return (
      <div className="sec">
        <GridSkeleton />
      </div>
    );
  const gtins = orders.phase === 'ready' ? orders.list.flatMap((order) => order.gtins) : [];
  return (
    <>
      {/* The products below say it when there is no connection. */}
      {orders.phase === 'failed' && !isOffline && <NotLoaded what="Your last orders" onRetry={retry} />}
      {gtins.length > 0 && <BuyAgain gtins={[...new Set(gtins)]} />}
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
}

/** The home page. */
export function HomePage(): ReactNode {
  useTitle('');
  const way = useWay();
  const { isVisitor } = useShop();
  const isStarting = useIsStarting();
  const isWaiting = !way && !isVisitor && isStarting;
  // Each of the three has a heading of its own.
  const heading = useArrival(isWaiting ? undefined : `asks ${!way}`);
  return (
    <main className="wrap home">
      {way && <UnderWay heading={heading} way={way} />}
      {!way && (isWaiting ? <Welcome heading={heading} /> : <Ask heading={heading} />)}
      {isVisitor ? <ForVisitors /> : <ForShoppers isWaiting={isWaiting} />}
    </main>
  );
}
