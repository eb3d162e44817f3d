import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { SkeletonLines } from '../layout/SkeletonLines.tsx';
import type { ShopApi } from '../shop-api.ts';
import { productOf } from './cart-groups.ts';
import type { KeptBack } from './cart-words.ts';
import type { OwnCart } from './create-cart.ts';
import { idOf } from './device-cart.ts';
import { Refused } from './Refused.tsx';
import { NONE, useProducts } from './use-products.ts';

interface KeptItemsProps {
  readonly kept: KeptBack;
  /** True during an attempt to hand them over. */
  readonly isBusy: boolean;
  readonly api: Pick<ShopApi, 'search'>;
  readonly cart: Pick<OwnCart, 'handOver' | 'removeKept'>;
}

/** Items added before the sign-in that are kept on this device, with why, another attempt and a way to give them up. */
export function KeptItems({ kept: { words, lines }, isBusy, api, cart }: KeptItemsProps): ReactNode {
  const gtins = lines.map(({ gtin13 }) => gtin13).join();
  const { products } = useProducts(
    useCallback(() => (gtins === '' ? NONE : api.search({ gtins: gtins.split(',') })), [api, gtins]),
  );
  const list = products.phase === 'ready' ? products.list : [];
  return (
    <section className="panel kept-items" aria-label="Added before you signed in">
      {/* Removed meanwhile, so that a screen reader announces the same error again. */}
      <Refused words={isBusy ? undefined : words} />
      {products.phase === 'loading' ? (
        <div aria-hidden="true">
          <SkeletonLines />
        </div>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={idOf(line)}>
              {`${line.quantity} × ${productOf(line, list)?.name ?? `Item ${line.gtin13}`}`}
            </li>
          ))}
        </ul>
      )}
      <p className="cart-ways">
        <button
          type="button"
          className="button"
          aria-busy={isBusy || undefined}
          onClick={() => isBusy || void cart.handOver()}
        >
          Try again
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || cart.removeKept()}
        >
          Remove from this device
        </button>
      </p>
    </section>
  );
}
