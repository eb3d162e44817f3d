import { openCheckout } from '../../../packages/checkout-kit/src/checkout/opening.ts';
import { readAgain } from '../../../packages/checkout-kit/src/checkout/reading.ts';
import { checkAgain } from '../../../packages/checkout-kit/src/checkout/watching.ts';
import type { Account, Final } from './account.ts';
import { isEnded, isUnavailable, orderOf, until } from './open-page.ts';
import type { OpenPage } from './open-page.ts';
import type { Operation } from './operation.ts';
import { within } from './page.ts';
import type { Walk } from './walk.ts';
import { wordsOf } from './words.ts';

/** Maximum time to settle without faults, in ms: with fast timers; below, with real ones. */
const MOST_SETTLING_MS = 300_000;
const MOST_SLOW_MS = 40_000;

interface Ending {
  readonly plan: Operation;
  /** Signs the shopper in again; resolves with a token. */
  readonly signIn: () => Promise<string>;
  /** Factor by which fast timers are faster. */
  readonly speed: number;
}

/** Does what the host does for a page, and presses the one button that it shows; returns true if it did. */
async function help(opened: OpenPage, { plan, signIn }: Ending): Promise<boolean> {
  const { core } = opened;
  if (opened.isExpired) {
    opened.isExpired = false;
    const token = await signIn();
    // Until then the page waits for its host, which takes as long as the machine is busy.
    opened.page.waiting.begin();
    core.update({ token });
  }
  const order = orderOf(opened);
  if (order.phase === 'unknown' && plan.checksAgain) await checkAgain(core);
  else if (isUnavailable(order)) await openCheckout(core);
  else return false;
  return true;
}

/** Waits until a page knows its outcome; resolves with the time that it waited, in ms of the client. */
async function attend(opened: OpenPage, ending: Ending): Promise<number> {
  const { page } = opened;
  const { waiting } = page;
  const isLate = (order = orderOf(opened)): boolean =>
    waiting.isLate() || (order.phase === 'unavailable' && order.error.code === 'timeout');
  waiting.begin();
  if (page.offline) {
    page.offline = undefined;
    page.events.dispatchEvent(new Event('online'));
  }
  const isHelped = await help(opened, ending);
  await until(opened, MOST_SETTLING_MS, (order) => isEnded(order) || isUnavailable(order));
  // A load that was in flight may have failed only now.
  if (!isHelped) await help(opened, ending);
  await until(opened, MOST_SETTLING_MS, (order) => isEnded(order) || isLate(order));
  if (!isLate()) return waiting.ms() * ending.speed;
  // Everything is waited for once more, with timers that suit the machine.
  page.isFast = false;
  waiting.begin();
  await help(opened, ending);
  await until(opened, MOST_SLOW_MS, isEnded);
  return waiting.ms();
}

/** Returns the final state of a page, and its phase after the order was read again. */
async function finalOf(opened: OpenPage, waitedMs: number): Promise<Final> {
  const { page, core } = opened;
  const { id, tab } = page;
  const order = orderOf(opened);
  page.isFast = false;
  await within(page, () => readAgain(core));
  const phaseAfterReading = orderOf(opened).phase;
  const { phase } = order;
  const code = phase === 'unavailable' ? order.error.code : undefined;
  return { page: id, tab, phase, words: wordsOf(order), code, waitedMs, phaseAfterReading };
}

/** Waits until every page knows the state of its order, reads each once more, and closes all pages. */
export async function settle({ tabs, left, leave, notes }: Walk, ending: Ending): Promise<Account> {
  const opened = tabs.flatMap((one) => one ?? []);
  const waited = await Promise.all(opened.map((one) => within(one.page, () => attend(one, ending))));
  // Only then are all requests done: one page's request may change what another page reads.
  notes.finals.push(...(await Promise.all(opened.map((one, at) => finalOf(one, waited[at] ?? 0)))));
  for (const one of opened) leave(one);
  return notes.account(left.reduce((sum, { atOnce }) => sum + atOnce, 0));
}
