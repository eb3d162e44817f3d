import { signOut } from 'host-kit/session';
import { signIn } from 'host-kit/sign-in';
import { readLink } from './link-state.ts';
import { giveOrder, readStage } from './stage-api.ts';

/**
 * Restores the state that the address asks for, and removes it from the address. Does nothing for any other
 * address, or on a server without a stage.
 */
export async function applyLink(): Promise<void> {
  const link = readLink(location.href);
  if (!link) return;
  history.replaceState(null, '', link.rest);
  // A link must not change who is signed in to a shop that is no demo.
  if ((await readStage()) === undefined) return;
  if (link.shopper === '') await signOut().catch(() => undefined);
  else if (link.shopper !== undefined) await signIn(link.shopper);
  for (const order of link.orders) await giveOrder(order);
}
