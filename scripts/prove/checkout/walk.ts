// One shopper's way through a checkout: pages that are opened, reloaded and pressed, and an account of all that they said.
import { isOpenEnd } from '@grocer/foundation/http';
import {
  changeContact,
  changeInstructions,
  changePayment,
  changePromo,
  changeTip,
  choiceOf,
} from '../../../packages/checkout-kit/src/checkout/editing.ts';
import { operationIn } from '../../../packages/checkout-kit/src/checkout/open-operation.ts';
import { openCheckout, readAgain } from '../../../packages/checkout-kit/src/checkout/opening.ts';
import { checkoutOf } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { OrderState } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import { submitOrder } from '../../../packages/checkout-kit/src/checkout/submitting.ts';
import { lookNow } from '../../../packages/checkout-kit/src/checkout/watching.ts';
import { writerOf } from '../../../packages/checkout-kit/src/checkout/writer.ts';
import { createCheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import type { CheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import type { CheckoutConfig } from '../../../packages/checkout-kit/src/config.ts';
import type { Account, Edited, Final, Press, Said } from './account.ts';
import type { Field, Operation, PlannedEdit } from './operation.ts';
import { within } from './page.ts';
import type { Page } from './page.ts';
import { wordsOf } from './words.ts';

/** A page with the checkout in it. */
interface OpenPage {
  readonly page: Page;
  readonly core: CheckoutCore;
  readonly leave: () => void;
  toldHost: number;
  /** Has its host been told that the shopper has to sign in again? */
  isExpired: boolean;
}

/** How long a shopper waits in the middle, and at most until what is open has become known, in ms of the client. */
const PATIENCE_MS = 6000;
const MOST_MS = 90_000;
/** Enough for a request to have left. */
const FLYING_MS = 200;

const orderOf = ({ core }: OpenPage): OrderState => core.store.getState().order;

/** Waits until something is so in a page; says whether it was in time. */
const until = (
  { core, page }: OpenPage,
  ms: number,
  isSo: (order: OrderState) => boolean,
): Promise<boolean> =>
  within(
    page,
    () =>
      new Promise((resolve) => {
        let isOver = false;
        const look = (): void => {
          if (!isOver && isSo(core.store.getState().order)) end(true);
        };
        const end = (isInTime: boolean): void => {
          isOver = true;
          clearTimeout(timer);
          stop();
          resolve(isInTime);
        };
        // What passes within one turn is not seen on a screen either.
        const stop = core.store.subscribe(() => queueMicrotask(look));
        const timer = setTimeout(() => end(false), ms);
        queueMicrotask(look);
      }),
  );

const isRead = ({ phase }: OrderState): boolean => phase !== 'loading';
const isKnown = ({ phase }: OrderState): boolean =>
  phase !== 'loading' && phase !== 'submitting' && phase !== 'unknown';

type Act = (core: CheckoutCore, value: string) => Promise<boolean>;

/** The first few gift cards with something on them. */
function giftIdsOf(core: CheckoutCore, most: number): readonly string[] {
  const { cards } = core.store.getState();
  const gifts = cards.phase === 'ready' ? cards.info.gift : [];
  return gifts
    .filter(({ balance = 0 }) => balance > 0)
    .slice(0, most)
    .map(({ id }) => id);
}

const ACTS: Readonly<Record<Field, Act>> = {
  tip: (core, value) => changeTip(core, Number(value)),
  promo: (core, code) => changePromo(core, { action: 'Add', code }),
  instructions: (core, instructions) => changeInstructions(core, { instructions, deliveryType: 'Standard' }),
  contact: (core, firstName) =>
    changeContact(core, { firstName, lastName: 'Chaos', phone: '+15135550142', smsOptIn: false }),
  async payment(core, count) {
    const checkout = checkoutOf(core.store.getState().order);
    if (!checkout) return false;
    return changePayment(core, { ...choiceOf(checkout), giftCardIds: giftIdsOf(core, Number(count)) });
  },
};

/** Notes what pages say, and what is submitted in them. */
function createNotes(checkoutId: string) {
  const said: Said[] = [];
  const presses: Press[] = [];
  const edits: Edited[] = [];
  const finals: Final[] = [];

  function noteSubmission({ id: page, tab }: Page, order: OrderState): void {
    if (order.phase !== 'submitting') return;
    const { operation, checkout } = order;
    const index = presses.findIndex((press) => press.operation === operation);
    const { total } = checkout.summary.cost;
    const known = presses[index];
    if (!known) presses.push({ page, tab, at: performance.now(), operation, total });
    // A change that was waited for counts; what a page reads that goes on from another one does not.
    else if (known.page === page) presses[index] = { ...known, total };
  }

  return {
    edits,
    finals,
    note(page: Page, order: OrderState): void {
      if (page.isGone) return;
      noteSubmission(page, order);
      const words = wordsOf(order);
      if (said.findLast((one) => one.page === page.id)?.words === words) return;
      const checkout = order.phase === 'placed' ? order.checkout : undefined;
      said.push({
        page: page.id,
        at: performance.now(),
        phase: order.phase,
        words,
        number: checkout?.order?.number,
        total: checkout?.summary.cost.total,
      });
    },
    account: (atOnce: number): Account => ({ checkoutId, said, presses, edits, finals, atOnce }),
  };
}

/** Opens the pages of one checkout; what they say is noted. */
export function createWalk(config: CheckoutConfig, plan: Operation) {
  const notes = createNotes(config.orderId);
  const tabs: (OpenPage | undefined)[] = [];
  const left: Page[] = [];
  let pages = 0;

  async function open(tab: number, storage = new Map<string, string>()): Promise<OpenPage> {
    const page: Page = {
      id: (pages += 1),
      tab,
      storage,
      offline: tab === 0 && pages === 1 ? plan.offline : undefined,
      requests: Number.NEGATIVE_INFINITY,
      submitting: 0,
      atOnce: 0,
      isGone: false,
      onStage: () => undefined,
    };
    return within(page, async () => {
      const core = createCheckoutCore(config);
      const opened: OpenPage = { page, core, leave: core.retain(), toldHost: 0, isExpired: false };
      core.emitter.on('order:placed', () => (opened.toldHost += 1));
      core.emitter.on('session:expired', () => (opened.isExpired = true));
      core.store.subscribe(({ order }) => notes.note(page, order));
      tabs[tab] = opened;
      await until(opened, MOST_MS, isRead);
      return opened;
    });
  }

  function leave({ page, leave: release }: OpenPage): void {
    page.isGone = true;
    left.push(page);
    release();
  }

  /** A second page has a checkout of its own, over what the tab remembers. */
  async function reload(tab: number): Promise<void> {
    const opened = tabs[tab];
    if (!opened || opened.page.isGone) return;
    leave(opened);
    await open(tab, opened.page.storage);
  }

  async function edit({ page, core }: OpenPage, { field, value: planned }: PlannedEdit): Promise<void> {
    // There may be fewer cards than were planned for.
    const value = field === 'payment' ? String(giftIdsOf(core, Number(planned)).length) : planned;
    if (value === '0') return;
    const isTaken = await within(page, () => ACTS[field](core, value));
    const failed = core.store.getState().edits[field];
    const isFailed = !isTaken && failed?.phase === 'failed';
    const untaken = isFailed ? (isOpenEnd(failed.error) ? 'open' : 'failed') : 'nothing';
    notes.edits.push({ field, value, end: isTaken ? 'taken' : page.isGone ? 'nothing' : untaken });
  }

  async function press(opened: OpenPage): Promise<void> {
    const { page, core } = opened;
    const vendor = checkoutOf(orderOf(opened))?.time?.vendorId;
    await within(page, async () => {
      if (vendor !== undefined) core.store.getState().acceptTerms(vendor);
      await submitOrder(core);
    });
  }

  /** Waits until a page that was opened has its cards, and one of them pays. */
  async function settled(opened: OpenPage): Promise<void> {
    const { core, page } = opened;
    const isSettled = (): boolean => {
      const { cards, edits } = core.store.getState();
      return (
        orderOf(opened).phase !== 'editing' || (cards.phase !== 'loading' && edits.payment === undefined)
      );
    };
    await until(opened, MOST_MS, isSettled);
    await within(page, () => writerOf(core).drain());
  }

  /** What a shopper does next, by what the page shows; says whether there is anything. */
  async function goOn(opened: OpenPage): Promise<boolean> {
    const { page, core } = opened;
    const order = orderOf(opened);
    switch (order.phase) {
      case 'editing':
        await press(opened);
        return true;
      case 'conflicted':
      case 'unavailable':
        await within(page, () => openCheckout(core));
        return true;
      case 'unknown':
        if (plan.checksAgain) await within(page, () => lookNow(core, operationIn(order)));
        else await until(opened, PATIENCE_MS, isKnown);
        return true;
      default:
        return false;
    }
  }

  const words = (): string => (tabs[0] ? wordsOf(orderOf(tabs[0])) : '');
  return { notes, tabs, left, open, settled, leave, reload, edit, press, goOn, words };
}

type Walk = ReturnType<typeof createWalk>;

/** Does as planned, while everything goes wrong. */
export async function walkThrough({ tabs, edit, press, reload, goOn }: Walk, plan: Operation): Promise<void> {
  const [first, second] = tabs;
  if (!first) return;
  const edits: Promise<void>[] = [];
  for (const one of plan.edits) {
    const done = edit(first, one);
    edits.push(done);
    if (one.isAwaited) await done;
  }
  let reloading: Promise<void> | undefined;
  first.page.requests = 0;
  first.page.onStage = ({ request, stage }) => {
    if (reloading || request !== plan.reload?.request || stage !== plan.reload.stage) return;
    reloading =
      stage === 'flying'
        ? new Promise<void>((resolve) => void setTimeout(resolve, FLYING_MS)).then(() => reload(0))
        : reload(0);
  };
  async function besides(): Promise<void> {
    if (!second || !plan.second) return;
    if (plan.second !== 'submits')
      await edit(second, { field: 'tip', value: String(50 + plan.quantity), isAwaited: true });
    if (plan.second !== 'edits') await press(second);
  }
  await Promise.all([besides(), ...Array.from({ length: plan.presses }, () => press(first))]);
  await Promise.all(edits);
  await reloading;
  for (let times = 0; times < plan.again; times += 1)
    for (const opened of tabs) if (opened) await goOn(opened);
  first.page.onStage = () => undefined;
  await reloading;
}

interface Ending {
  readonly plan: Operation;
  /** Signs the shopper in anew. */
  readonly signIn: () => Promise<string>;
}

/** Does what a shopper, and the host, do of themselves for a page whose order is open. */
async function attend(opened: OpenPage, { plan, signIn }: Ending): Promise<void> {
  const { core, page } = opened;
  page.offline = undefined;
  globalThis.dispatchEvent(new Event('online'));
  if (opened.isExpired) core.update({ token: await signIn() });
  const order = orderOf(opened);
  if (order.phase === 'unavailable') await openCheckout(core);
  if (order.phase === 'unknown' && plan.checksAgain) await lookNow(core, operationIn(order));
  await until(opened, MOST_MS, isKnown);
}

/** Waits until every page knows how its order stands, has each look once more, and closes all of them. */
export async function settle({ tabs, left, leave, notes }: Walk, ending: Ending): Promise<Account> {
  const opened = tabs.flatMap((one) => one ?? []);
  await Promise.all(
    opened.map(async (one) => {
      const { page, core } = one;
      await within(page, () => attend(one, ending));
      const { phase } = orderOf(one);
      const words = wordsOf(orderOf(one));
      await within(page, () => readAgain(core));
      const { id, tab } = page;
      const phaseAfterReading = orderOf(one).phase;
      notes.finals.push({ page: id, tab, phase, words, phaseAfterReading, toldHost: one.toldHost });
    }),
  );
  for (const one of opened) leave(one);
  return notes.account(left.reduce((sum, { atOnce }) => sum + atOnce, 0));
}
