import type { ReactNode } from 'react';
import { AgeGate } from './account/AgeGate.tsx';
import { ShopProvider } from './cart/ShopProvider.tsx';
import type { Host } from './host.ts';
import { CartPage } from './pages/CartPage.tsx';
import { ModifyCartPage } from './pages/ModifyCartPage.tsx';
import { ProductsPage } from './pages/ProductsPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { WaysToShopPage } from './pages/WaysToShopPage.tsx';
import { CART, MODIFY_CART, PRODUCTS, WAYS_TO_SHOP } from './paths.ts';
import { WayBar } from './ways/WayBar.tsx';
import { WaysProvider } from './ways/WaysProvider.tsx';

/** The pages with something to buy. */
const FLOOR: readonly string[] = [PRODUCTS, CART, MODIFY_CART, WAYS_TO_SHOP];

export const isOnFloor = (path: string): boolean => FLOOR.includes(path);

interface FloorProps {
  readonly host: Host;
  readonly path: string;
  /** Given to visitors: what follows once they have signed in. */
  readonly onSignedIn: () => void;
}

function FloorPage({ host, path, onSignedIn }: FloorProps): ReactNode {
  if (path === WAYS_TO_SHOP) return <WaysToShopPage />;
  if (path === PRODUCTS) return <ProductsPage />;
  if (host.token === undefined) return <SignInPage onSignedIn={onSignedIn} />;
  if (path === MODIFY_CART) return <ModifyCartPage />;
  return (
    <AgeGate host={host}>
      <CartPage />
    </AgeGate>
  );
}

/** Where people shop: below the header stands how, and what is in the cart. */
export function Floor(props: FloorProps): ReactNode {
  const isInline = props.path === WAYS_TO_SHOP;
  const display = isInline ? 'inline' : 'modal';
  return (
    <ShopProvider host={props.host}>
      <WaysProvider key={display} host={props.host} display={display}>
        <WayBar isInline={isInline} />
        <FloorPage {...props} />
      </WaysProvider>
    </ShopProvider>
  );
}
