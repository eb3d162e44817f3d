import { signIn } from 'host-kit/sign-in';
import { readLink } from './link-state.ts';
import { giveOrder } from './stage-api.ts';

/**
 * Restores the state that the address asks for, and removes it from the address. Resolves at once for any
 * other address. What the server does not offer is left out.
 */
export async function applyLink(): Promise<void> {
  const link = readLink(location.href);
  if (!link) return;
  history.replaceState(null, '', link.rest);
  if (link.shopper !== undefined) await signIn(link.shopper);
  for (const order of link.orders) await giveOrder(order);
}
