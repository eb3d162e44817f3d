import { openCheckout } from '../../../packages/checkout-kit/src/checkout/opening.ts';
import { readAgain } from '../../../packages/checkout-kit/src/checkout/reading.ts';
import { checkAgain } from '../../../packages/checkout-kit/src/checkout/watching.ts';
import type { Account, Final } from './account.ts';
import { isKnown, orderOf, until } from './open-page.ts';
import type { OpenPage } from './open-page.ts';
import type { Operation } from './operation.ts';
import { within } from './page.ts';
import type { Walk } from './walk.ts';
import { wordsOf } from './words.ts';

/** Maximum time to settle without faults, in ms: with fast timers; below, with real ones. */
const MOST_SETTLING_MS = 300_000;
const MOST_SLOW_MS = 15_000;

interface Ending {
  readonly plan: Operation;
  /** Signs the shopper in again; resolves with a token. */
  readonly signIn: () => Promise<string>;
}

/** Does what shopper and host do for a page whose outcome is unknown. */
async function attend(opened: OpenPage, { plan, signIn }: Ending): Promise<void> {
  const { core, page } = opened;
  if (page.offline) {
    page.offline = undefined;
    globalThis.dispatchEvent(new Event('online'));
  }
  if (opened.isExpired) core.update({ token: await signIn() });
  const order = orderOf(opened);
  if (order.phase === 'unknown' && plan.checksAgain) await checkAgain(core);
  const isInTime = await until(opened, MOST_SETTLING_MS, isKnown);
  if (isInTime && orderOf(opened).phase !== 'unavailable') return;
  // On a busy machine answers come too late for fast timers.
  page.isFast = false;
  await until(opened, MOST_SLOW_MS, isKnown);
  if (orderOf(opened).phase === 'unavailable') await openCheckout(core);
  await until(opened, MOST_SLOW_MS, isKnown);
}

/** Returns the final state of a page, and its phase after the order was read again. */
async function finalOf(opened: OpenPage): Promise<Final> {
  const { page, core } = opened;
  const { id, tab } = page;
  const order = orderOf(opened);
  page.isFast = false;
  await within(page, () => readAgain(core));
  const phaseAfterReading = orderOf(opened).phase;
  const { phase } = order;
  return { page: id, tab, phase, words: wordsOf(order), phaseAfterReading };
}

/** Waits until every page knows the state of its order, reads each once more, and closes all pages. */
export async function settle({ tabs, left, leave, notes }: Walk, ending: Ending): Promise<Account> {
  const opened = tabs.flatMap((one) => one ?? []);
  await Promise.all(opened.map((one) => within(one.page, () => attend(one, ending))));
  // Only then are all requests done: one page's request may change what another page reads.
  notes.finals.push(...(await Promise.all(opened.map((one) => finalOf(one)))));
  for (const one of opened) leave(one);
  return notes.account(left.reduce((sum, { atOnce }) => sum + atOnce, 0));
}
