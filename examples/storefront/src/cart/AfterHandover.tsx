import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { CART } from '../paths.ts';
import type { ShopApi } from '../shop-api.ts';
import { beginPage } from '../use-path.ts';
import type { OwnCart } from './create-cart.ts';
import { isEmpty, readDeviceCart } from './device-cart.ts';
import { KeptItems } from './KeptItems.tsx';
import { Loading } from './Phases.tsx';
import '../pages/cart.css';

interface AfterHandoverProps {
  readonly cart: Pick<OwnCart, 'view' | 'handOver' | 'removeKept'>;
  readonly api: Pick<ShopApi, 'search'>;
  readonly children: ReactNode;
}

/**
 * Shows a page that needs the cart but does not show it, once the shopper has what they added before they signed in.
 * If some of it stays in this browser, says so first, unless the cart has; the shopper may go on without it.
 */
export function AfterHandover({ cart, api, children }: AfterHandoverProps): ReactNode {
  const [isDone, setDone] = useState(() => isEmpty(readDeviceCart()));
  const [isAsked, setAsked] = useState(false);
  const kept = useStore(cart.view, ({ keptBack }) => keptBack);
  const isBusy = useStore(cart.view, ({ isHandingOver }) => isHandingOver);
  useEffect(() => {
    if (isDone) return undefined;
    let isWanted = true;
    async function begin(): Promise<void> {
      const isTold = cart.view.getState().keptBack !== undefined;
      const areTaken = await cart.handOver();
      if (!isWanted) return;
      if (isTold || areTaken) setDone(true);
      else {
        beginPage();
        setAsked(true);
      }
    }
    void begin();
    return () => {
      isWanted = false;
    };
  }, [cart, isDone]);
  if (isDone || (isAsked && !kept)) return children;
  if (!isAsked || !kept)
    return (
      <main className="wrap" aria-busy="true">
        <Loading />
      </main>
    );
  return (
    <Page title="Before you check out">
      <div className="stack">
        <KeptItems {...{ kept, isBusy, api, cart }} />
        <p className="cart-ways">
          <button
            type="button"
            className="button primary"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || setDone(true)}
          >
            Continue without them
          </button>
          <NavLink to={CART}>Go to your cart</NavLink>
        </p>
      </div>
    </Page>
  );
}
