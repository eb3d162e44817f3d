import { addressLine, formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct, Checkout, OrderLine } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { listOfOne, useProducts } from '../cart/use-products.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NavLink } from '../NavLink.tsx';
import { productPath } from '../paths.ts';
import { timeWords } from './order-words.ts';

interface LineProps {
  readonly line: OrderLine;
  /** Undefined while loading, or if the shop does not sell the product any more. */
  readonly product: CatalogueProduct | undefined;
}

const Line = ({ line, product }: LineProps): ReactNode => {
  const { name, size, quantity, total, regularTotal, couponId } = line;
  const words = [size, `Quantity ${quantity}`, couponId !== undefined && 'Flash sale'];
  return (
    <li className="order-line">
      <span className="pic">
        <Picture of={product?.image ?? 'missing'} size={48} />
      </span>
      <div>
        <h3>{product ? <NavLink to={productPath(product)}>{name}</NavLink> : name}</h3>
        <p className="muted">{words.filter(Boolean).join(' · ')}</p>
      </div>
      <p>
        <b>{formatCents(total)}</b>{' '}
        {total < regularTotal && (
          <s className="muted">
            <span className="unseen">usually </span>
            {formatCents(regularTotal)}
          </s>
        )}
      </p>
    </li>
  );
};

function Items({ lines }: { readonly lines: readonly OrderLine[] }): ReactNode {
  const { products } = useSearchedProducts({ gtins: lines.map(({ gtin13 }) => gtin13) });
  const byCode = new Map(products.phase === 'ready' ? products.list.map((one) => [one.upc, one]) : []);
  return (
    <div className="panel order-items">
      <h2>Items</h2>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.gtin13} ${line.couponId ?? ''}`} line={line} product={byCode.get(line.gtin13)} />
        ))}
      </ul>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Details({ order: { modality, place, time, lines } }: { readonly order: Checkout }): ReactNode {
  const when = time && timeWords(time);
  return (
    <>
      {(when || place) && (
        <dl className="panel order-details">
          {when && <Fact name="When">{when}</Fact>}
          {place && (
            <Fact name={modality === 'PICKUP' ? 'Store' : 'To'}>
              {place.name !== undefined && <b>{place.name}</b>}
              {addressLine(place.address)}
            </Fact>
          )}
        </dl>
      )}
      <Items lines={lines} />
    </>
  );
}

/** When, where and what of an order. */
export function OrderDetails({ checkoutId }: { readonly checkoutId: string }): ReactNode {
  const { api } = useShop();
  const read = useCallback(async () => listOfOne(await api.readOrder(checkoutId)), [api, checkoutId]);
  const { products: orders, retry } = useProducts<Checkout>(read);
  if (orders.phase === 'loading') return <Loading />;
  if (orders.phase === 'failed') return <NotLoaded what="The items" onRetry={retry} />;
  return orders.list.map((order) => <Details key={order.id} order={order} />);
}
