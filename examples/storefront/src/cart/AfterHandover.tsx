import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CART } from '../paths.ts';
import { go } from '../use-path.ts';
import type { OwnCart } from './create-cart.ts';
import { isEmpty, readDeviceCart } from './device-cart.ts';

interface AfterHandoverProps {
  readonly cart: Pick<OwnCart, 'handOver'>;
  readonly children: ReactNode;
}

/**
 * Shows a page that does not show the cart once the shopper has what they added before they signed in. If some of it
 * stays in this browser, goes to the cart, which says why.
 */
export function AfterHandover({ cart, children }: AfterHandoverProps): ReactNode {
  const [isDone, setDone] = useState(() => isEmpty(readDeviceCart()));
  useEffect(() => {
    if (isDone) return;
    void cart.handOver().then((isWhole) => (isWhole ? setDone(true) : go(CART, { replace: true })));
  }, [cart, isDone]);
  return isDone ? children : <main className="wrap" aria-busy="true" />;
}
