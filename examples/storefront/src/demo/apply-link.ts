import { becomeShopper } from './become-shopper.ts';
import { readLink } from './link-state.ts';
import { giveOrder, readStage } from './stage-api.ts';
import { stageStore } from './stage-store.ts';

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
  const { shopper } = link;
  const done = [shopper === undefined || (await becomeShopper(shopper)) === undefined];
  for (const order of link.orders) done.push(await giveOrder(order));
  if (!link.isComplete || done.includes(false)) stageStore.noteNotRestored();
}
