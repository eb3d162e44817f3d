import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { IdCard, MapPin, RefreshCw, Scale, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode, Ref } from 'react';
import { AddButton } from '../catalogue/AddButton.tsx';
import { aisleOf } from '../catalogue/aisles.ts';
import { obstacleTo, obstacleWords, wordsOfAdding } from '../catalogue/buying-rules.ts';
import { wordsOf } from '../catalogue/filter-rules.ts';
import { membershipTerms } from '../catalogue/membership-rules.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { PriceText } from '../catalogue/PriceText.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { similarTo } from '../catalogue/similar-rules.ts';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useOfferedWays } from '../cart/ordered-ways.ts';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Crumbs } from '../layout/Crumbs.tsx';
import { Section, useArrival, useTitle } from '../layout/Page.tsx';
import { aislePath, productPath } from '../paths.ts';
import { SaleNote } from '../sales/SaleNote.tsx';
import { beginPage, replaceAt, usePath } from '../use-path.ts';
import { useWay } from '../ways/use-way.ts';
import { WAY_ART, WAYS } from '../ways/way-words.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import '../catalogue/product.css';

const STOCK = { IN: 'In stock', LOW: 'Low', OUT: 'Out of stock' } as const;
const WAYS_IN_ORDER: readonly Modality[] = ['DELIVERY', 'PICKUP', 'SHIP', 'IN_STORE'];

/** The banner's ways to shop, and in which of them a product is available. */
function Ways({ product }: { readonly product: CatalogueProduct }): ReactNode {
  const current = useWay()?.modality;
  const offered = useOfferedWays();
  const { open } = useFulfilmentHandle();
  const { modalities, stock, location } = product;
  return (
    <ul className="product-ways">
      {WAYS_IN_ORDER.filter((way) => offered.includes(way)).map((modality) => (
        <li key={modality} data-state={modality === current ? 'current' : undefined}>
          <img src={WAY_ART[modality]} width={32} height={32} alt="" />
          <span>
            <b>{WAYS[modality]}</b>
            {modality === 'IN_STORE' && modalities.includes(modality) && (
              <span className="muted">{location}</span>
            )}
          </span>
          <span className="stock" data-stock={modalities.includes(modality) ? stock : 'OUT'}>
            {modalities.includes(modality) ? STOCK[stock] : 'Not available'}
          </span>
        </li>
      ))}
      <li>
        <button type="button" className="plain" aria-haspopup="dialog" onClick={() => open()}>
          Change how you shop
        </button>
      </li>
    </ul>
  );
}

/** What to know before buying a product: diets, weighing, minimum age, warnings. */
function Facts({ product }: { readonly product: CatalogueProduct }): ReactNode {
  const { isSnapEligible, tags, isSoldByWeight, minimumAge, needsProp65Warning, location, membership } =
    product;
  return (
    <>
      <ul className="tags">
        {isSnapEligible && <li>SNAP EBT eligible</li>}
        {tags.map((tag) => (
          <li key={tag}>{wordsOf(tag)}</li>
        ))}
      </ul>
      <ul className="facts-list">
        {membership && (
          <li>
            <RefreshCw size={20} aria-hidden="true" /> {membershipTerms(membership)}
          </li>
        )}
        {isSoldByWeight && (
          <li>
            <Scale size={20} aria-hidden="true" /> Weighed when it is packed: you pay for what it weighs.
          </li>
        )}
        {minimumAge !== undefined && (
          <li>
            <IdCard size={20} aria-hidden="true" /> For people of {minimumAge} and over. ID is checked when
            you receive it.
          </li>
        )}
        {needsProp65Warning && (
          <li>
            <TriangleAlert size={20} aria-hidden="true" /> California: see the Proposition 65 warning on its
            package.
          </li>
        )}
        {location !== '' && (
          <li>
            <MapPin size={20} aria-hidden="true" /> In a store: {location}
          </li>
        )}
      </ul>
    </>
  );
}

function Similar({ product }: { readonly product: CatalogueProduct }): ReactNode {
  const { products } = useSearchedProducts({ aisle: product.aisle });
  if (products.phase !== 'ready') return null;
  const shown = similarTo(product, products.list).slice(0, 6);
  return (
    shown.length > 0 && (
      <Section title="Similar">
        <ProductGrid products={shown} look="strip" />
      </Section>
    )
  );
}

function Product({ product }: { readonly product: CatalogueProduct }): ReactNode {
  const { priceOf } = useShop();
  const modality = useWay()?.modality;
  const heading = useArrival();
  useTitle(product.name);
  const { name, brand, size, unitPrice, image } = product;
  const path = productPath(product);
  // Only the GTIN in the address identifies the product; an outdated name is replaced.
  const shown = usePath();
  useEffect(() => {
    if (shown !== path) replaceAt(shown, `${path}${location.search}`);
  }, [shown, path]);
  const price = priceOf(product);
  const obstacle = obstacleTo(product, modality);
  const aisle = aisleOf(product.aisle);
  const words = wordsOfAdding(modality);
  return (
    <>
      <Crumbs over={aisle ? [[aisle.name, aislePath(aisle.slug)]] : []} here={name} />
      <main className="wrap">
        <div className="prod">
          <div className="pic">
            <Picture of={image} alt={name} size={360} isUrgent />
          </div>
          <div className="prod-text">
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <p className="muted">{[brand, size].filter(Boolean).join(' · ')}</p>
            <div className="prod-price">
              <PriceText product={product} cents={price.cents} />
              {/* The unit price is that of the usual price. */}
              {price.endsAt === undefined && <span className="muted">{unitPrice}</span>}
            </div>
            <SaleNote product={product} price={price} />
            <div className="prod-add">
              {obstacle ? (
                <p className="panel">{obstacleWords(obstacle, { location: product.location, modality })}</p>
              ) : (
                <AddButton product={product} words={words} look="button primary wide" />
              )}
            </div>
            <Facts product={product} />
            <Ways product={product} />
          </div>
        </div>
        <Similar product={product} />
      </main>
    </>
  );
}

interface UnknownProps {
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The page of a product that is not known yet: its name will be the title. */
function Unknown({ heading, children }: UnknownProps): ReactNode {
  useTitle('Product');
  return (
    <main className="wrap">
      <h1 ref={heading} className="unseen" tabIndex={-1}>
        Product
      </h1>
      {children}
    </main>
  );
}

/** The page of a product that could not be loaded. What another attempt leads to has the focus. */
function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const heading = useArrival();
  function retry(): void {
    beginPage();
    onRetry();
  }
  return (
    <Unknown heading={heading}>
      <NotLoaded what="This product" onRetry={retry} />
    </Unknown>
  );
}

/** The page of a product. A product that was listed before is shown while it is loaded again. */
export function ProductPage({ gtin13 }: { readonly gtin13: string }): ReactNode {
  const { api, arePricesReady } = useShop();
  const { products, retry } = useSearchedProducts({ gtins: [gtin13] });
  const seen = api.lastSeen().find(({ upc }) => upc === gtin13);
  if (seen && arePricesReady && products.phase !== 'ready') return <Product product={seen} />;
  if (products.phase === 'failed') return <Failed onRetry={retry} />;
  if (products.phase === 'loading' || !arePricesReady)
    return (
      <Unknown>
        <Loading />
      </Unknown>
    );
  const [product] = products.list;
  return product ? <Product product={product} /> : <NotFoundPage />;
}
