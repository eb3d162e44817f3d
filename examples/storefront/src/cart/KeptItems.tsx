import { useState } from 'react';
import type { ReactNode } from 'react';
import { useProductsFoundBy } from '../catalogue/use-search.ts';
import type { ShopApi } from '../shop-api.ts';
import { productOf } from './cart-groups.ts';
import type { KeptBack } from './cart-words.ts';
import type { OwnCart } from './create-cart.ts';
import { idOf } from './device-cart.ts';
import { Refused } from './Refused.tsx';

interface KeptItemsProps {
  readonly kept: KeptBack;
  /** True while they are handed over, also by an attempt of the page itself. */
  readonly isBusy: boolean;
  readonly api: Pick<ShopApi, 'search'>;
  readonly cart: Pick<OwnCart, 'handOver' | 'removeKept'>;
}

/** Items added before the sign-in that are kept on this device, with why, another attempt and a way to give them up. */
export function KeptItems({ kept: { words, lines }, isBusy, api, cart }: KeptItemsProps): ReactNode {
  const { products } = useProductsFoundBy(api, { gtins: lines.map(({ gtin13 }) => gtin13) });
  const list = products.phase === 'ready' ? products.list : [];
  const nameOf = (line: KeptBack['lines'][number]): string =>
    productOf(line, list)?.name ?? (products.phase === 'loading' ? '…' : `Item ${line.gtin13}`);
  const [isTrying, setTrying] = useState(false);
  async function tryAgain(): Promise<void> {
    if (isTrying) return;
    setTrying(true);
    await cart.handOver();
    setTrying(false);
  }
  return (
    <section className="panel kept-items" aria-label="Added before you signed in">
      {/* Removed meanwhile, so that a screen reader announces the same error again. */}
      <Refused words={isTrying ? undefined : words} />
      <ul aria-busy={products.phase === 'loading' || undefined}>
        {lines.map((line) => (
          <li key={idOf(line)}>{`${line.quantity} × ${nameOf(line)}`}</li>
        ))}
      </ul>
      <p className="cart-ways">
        <button
          type="button"
          className="button"
          aria-busy={isTrying || undefined}
          onClick={() => void tryAgain()}
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
