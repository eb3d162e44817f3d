import { checkoutPaths, completePath } from '../layout/paths-rules.ts';
import type { CheckoutContext } from './context.ts';

const here = (): string | undefined => globalThis.location?.pathname;

/** Keeps the path of the page after an order that its shopper has left for another page of the host [C-2.3]. */
export function keepLastPath({ store, deps }: CheckoutContext): void {
  const { order } = store.getState();
  // Whoever has to sign in again comes back to their order.
  if (order.phase !== 'placed' || !deps.session.current()) return;
  const path = completePath(deps.app, order.checkout.id);
  // A host that only mounts it anew is still there.
  if (here() !== path) deps.lastPath.keep(path);
}

/** Goes home from the page after an order that was left before, once; says whether it does [C-2.3]. */
export function goHomeFromLastPath({ deps }: CheckoutContext): boolean {
  const path = here();
  if (path === undefined || deps.lastPath.read() !== path) return false;
  deps.lastPath.keep(checkoutPaths.home);
  deps.goTo(checkoutPaths.home, { replace: true });
  return true;
}
