import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CART } from '../paths.ts';
import { replaceAt } from '../use-path.ts';
import type { OwnCart } from './create-cart.ts';
import { isEmpty, readDeviceCart } from './device-cart.ts';
import { Loading } from './Phases.tsx';

interface AfterHandoverProps {
  readonly cart: Pick<OwnCart, 'handOver'>;
  /** Path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows a page that needs the cart but does not show it, once the shopper has what they added before they signed in.
 * If some of it stays in this browser, goes to the cart once, which says so; afterwards the shopper may go on without.
 */
export function AfterHandover({ cart, path, children }: AfterHandoverProps): ReactNode {
  const [isDone, setDone] = useState(() => isEmpty(readDeviceCart()));
  useEffect(() => {
    if (isDone) return undefined;
    let isWanted = true;
    async function begin(): Promise<void> {
      const mayGoOn = await cart.handOver();
      if (!isWanted) return;
      if (mayGoOn) setDone(true);
      else replaceAt(path, CART);
    }
    void begin();
    return () => {
      isWanted = false;
    };
  }, [cart, isDone, path]);
  if (isDone) return children;
  return (
    <main className="wrap" aria-busy="true">
      <Loading />
    </main>
  );
}
