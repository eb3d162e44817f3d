import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { linesOf } from '../cart/cart-state.ts';
import { useShopIfAny } from '../cart/ShopProvider.tsx';
import { keptProducts } from '../catalogue/kept-rules.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { CLOCK } from './clock.ts';
import { Section } from './Page.tsx';
import { TryAgain } from './TryAgain.tsx';

/** Message for content that cannot be loaded offline, with the products that are still in memory. */
export function Offline({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const shop = useShopIfAny();
  const lines = shop ? linesOf(shop.state) : [];
  const kept = shop
    ? keptProducts({ inCart: lines.map(({ gtin13 }) => gtin13), seen: shop.api.lastSeen() })
    : [];
  // The list is as old as its oldest product.
  const at = Math.min(...kept.map(({ seenAt }) => seenAt));
  return (
    <div className="offline-page">
      <div className="empty" role="alert">
        {/* An icon, since one of the shop's illustrations could not be loaded. */}
        <span className="art">
          <CloudOff size={96} strokeWidth={1.25} aria-hidden="true" />
        </span>
        <h2>You are offline</h2>
        <p>
          Your cart is safe. What you change is kept here and sent when the connection is back. Checkout waits
          until then.
        </p>
        <TryAgain look="button primary" onPress={onRetry} />
      </div>
      {kept.length > 0 && (
        <Section title="Kept on this device" note={`As of ${CLOCK.format(at)}`}>
          <ProductGrid products={kept} look="strip" />
        </Section>
      )}
    </div>
  );
}
