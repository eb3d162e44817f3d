import { oncePer } from '@grocer/foundation/embed';
import { checkoutPaths, completePath } from '../layout/paths-rules.ts';
import type { CheckoutContext } from './context.ts';

const here = (): string | undefined => globalThis.location?.pathname;

/** The page after an order, where its shopper has seen it. */
interface LastPath {
  /** Notes whether the page is at the address of the order that it shows; called whenever either may have changed. */
  look(): void;
  /** Keeps the path of the page after an order that its shopper has left for another page of the host [C-2.3]. */
  keep(): void;
}

/** What is known of where the page after an order was. */
export const lastPathOf = oncePer(({ store, deps }: CheckoutContext): LastPath => {
  let seen: string | undefined;
  const look = (): void => {
    const { order } = store.getState();
    if (order.phase !== 'placed') return;
    const path = completePath(deps.app, order.checkout.id);
    if (here() === path) seen = path;
  };
  return {
    look,
    keep() {
      look();
      // Whoever has to sign in again comes back to their order; a host that only mounts it anew is still there.
      if (store.getState().order.phase !== 'placed' || !deps.session.current()) return;
      if (seen !== undefined && here() !== seen) deps.lastPath.keep(seen);
    },
  };
});

/** Goes home from the page after an order that was left before, once; says whether it does [C-2.3]. */
export function goHomeFromLastPath({ deps }: CheckoutContext): boolean {
  const path = here();
  if (path === undefined || path === checkoutPaths.home || deps.lastPath.read() !== path) return false;
  deps.lastPath.keep(checkoutPaths.home);
  deps.goTo(checkoutPaths.home, { replace: true });
  return true;
}
