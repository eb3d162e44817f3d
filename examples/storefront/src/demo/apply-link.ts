import { signOut } from 'host-kit/session';
import { signIn } from 'host-kit/sign-in';
import { readLink } from './link-state.ts';
import { giveOrder, readStage } from './stage-api.ts';
import { stageStore } from './stage-store.ts';

/** Signs in the shopper of a link, or signs out for a visitor; resolves with true on success. */
async function becomeShopper(shopper: string | undefined): Promise<boolean> {
  if (shopper === undefined) return true;
  if (shopper !== '') return (await signIn(shopper)) === undefined;
  return signOut().then(
    () => true,
    () => false,
  );
}

/**
 * Restores the state that the address asks for, and removes it from the address. Does nothing for any other
 * address, or on a server without a stage. The button of the panel says if that failed.
 */
export async function applyLink(): Promise<void> {
  const link = readLink(location.href);
  if (!link) return;
  history.replaceState(null, '', link.rest);
  // A link must not change who is signed in to a shop that is no demo.
  if ((await readStage()) === undefined) return;
  const done = [await becomeShopper(link.shopper)];
  for (const order of link.orders) done.push(await giveOrder(order));
  if (!link.isComplete || done.includes(false)) stageStore.noteNotRestored();
}
