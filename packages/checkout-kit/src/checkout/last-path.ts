import { oncePer } from '@grocer/foundation/embed';
import { checkoutPaths, completePath } from '../layout/paths-rules.ts';
import type { CheckoutContext } from './context.ts';

const currentPath = (): string | undefined => globalThis.location?.pathname;

/**
 * Navigates from the payment step to the confirmation page of an order that is placed already [C-2.14]. A host
 * with other paths shows the order in place.
 */
export function goToPlacedOrder({ store, deps }: CheckoutContext): void {
  const { order } = store.getState();
  if (order.phase !== 'placed' || currentPath() !== checkoutPaths.pay) return;
  const { id, status } = order.checkout;
  deps.lastPath.keep(undefined);
  deps.goTo(completePath(deps.app, id, status === 'MODIFIED'), { replace: true });
}

/** Tracks the path of the confirmation page. */
interface LastPath {
  /** Remembers the path of the confirmation page once the browser is on it. Call it after a change of either. */
  look(): void;
  /**
   * Stores the path of a confirmation page that the shopper has left for another page of the host [C-2.3].
   */
  keep(): void;
}

/** Returns the checkout's tracker of its confirmation page. */
export const lastPathOf = oncePer(({ store, deps }: CheckoutContext): LastPath => {
  let seen: string | undefined;
  const look = (): void => {
    const { order } = store.getState();
    if (order.phase !== 'placed') return;
    const path = completePath(deps.app, order.checkout.id);
    if (currentPath() === path) seen = path;
  };
  return {
    look,
    keep() {
      look();
      // A shopper who has to sign in again returns to their order, so its path must not send them home.
      if (store.getState().order.phase !== 'placed' || !deps.session.current()) return;
      if (seen !== undefined && currentPath() !== seen) deps.lastPath.keep(seen);
    },
  };
});

/** Navigates home, once, from a confirmation page that was left before; returns whether it does [C-2.3]. */
export function goHomeFromLastPath({ deps }: CheckoutContext): boolean {
  const path = currentPath();
  if (path === undefined || path === checkoutPaths.home || deps.lastPath.read() !== path) return false;
  deps.lastPath.keep(checkoutPaths.home);
  deps.goTo(checkoutPaths.home, { replace: true });
  return true;
}
