// One shopper's path through a checkout: pages that are opened, reloaded and pressed.
import { openCheckout } from '../../../packages/checkout-kit/src/checkout/opening.ts';
import { checkoutOf } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import { snapShareOf } from '../../../packages/checkout-kit/src/checkout/submit-rules.ts';
import { submitOrder } from '../../../packages/checkout-kit/src/checkout/submitting.ts';
import { checkAgain } from '../../../packages/checkout-kit/src/checkout/watching.ts';
import { createCheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import type { CheckoutConfig } from '../../../packages/checkout-kit/src/config.ts';
import { placeOrder } from '../../../packages/checkout-kit/src/features/submit/placing.ts';
import { edit } from './editing.ts';
import { createNotes } from './notes.ts';
import { isKnown, MOST_MS, orderOf, until } from './open-page.ts';
import type { OpenPage } from './open-page.ts';
import type { Edited } from './account.ts';
import type { Field, Operation, PlannedEdit } from './operation.ts';
import { newPage, outside, within } from './page.ts';
import type { Page } from './page.ts';
import { wordsOf } from './words.ts';

/**
 * Time that a shopper waits between actions; below, time after which a request has been sent; both in ms of
 * the client.
 */
const PATIENCE_MS = 6000;
const FLYING_MS = 200;

interface Walking {
  readonly plan: Operation;
  /** Resolves with the token for the PIN of the paying SNAP card. */
  readonly enterPin: () => Promise<string>;
}

export type Walk = ReturnType<typeof createWalk>;

/** Creates a host that configures the page of each tab by its current address. */
function createHost(config: CheckoutConfig, { isChange }: Operation) {
  /** Tabs that have navigated to the page after the order. */
  const completed = new Set<number>();
  return (tab: number): CheckoutConfig => ({
    ...config,
    isModify: isChange && !completed.has(tab),
    navigation: { navigate: (to) => void (to.includes('/complete') && completed.add(tab)) },
  });
}

/** Opens the pages of one checkout and records what they show. */
export function createWalk(config: CheckoutConfig, { plan, enterPin }: Walking) {
  const notes = createNotes(config.orderId);
  const tabs: (OpenPage | undefined)[] = [];
  const left: Page[] = [];
  let pages = 0;
  let isFast = false;
  const configIn = createHost(config, plan);

  async function open(tab: number, storage = new Map<string, string>()): Promise<OpenPage> {
    const offline = pages === 0 ? plan.offline : undefined;
    const page = newPage({ id: (pages += 1), tab, storage, offline, isFast });
    const opened = within(page, (): OpenPage => {
      const core = createCheckoutCore(configIn(tab));
      core.store.subscribe(({ order }) => notes.note(page, order));
      return { page, core, leave: core.retain(), isExpired: false };
    });
    for (const name of ['order:placed', 'order:modified'] as const)
      opened.core.emitter.on(name, () => notes.hear(page));
    opened.core.emitter.on('session:expired', () => (opened.isExpired = true));
    tabs[tab] = opened;
    await until(opened, MOST_MS, ({ phase }) => phase !== 'loading');
    return opened;
  }

  function leave({ page, leave: release }: OpenPage): void {
    page.isGone = true;
    left.push(page);
    release();
  }

  return {
    notes,
    tabs,
    enterPin,
    /** Pages that are closed. */
    left,
    open,
    leave,
    /** Makes the timers of all pages run fast from now on. */
    hurry(): void {
      isFast = true;
      for (const one of tabs) if (one) one.page.isFast = true;
    },
    words: (): string => (tabs[0] ? wordsOf(orderOf(tabs[0])) : ''),
    /** Reloads a page: the new one has a checkout of its own, and the tab's session storage. */
    async reload(tab: number): Promise<void> {
      const opened = tabs[tab];
      if (!opened || opened.page.isGone) return;
      leave(opened);
      await open(tab, opened.page.storage);
    },
    async edit(opened: OpenPage, planned: PlannedEdit): Promise<Edited | undefined> {
      const edited = await edit(opened, planned);
      if (edited) notes.edits.push(edited);
      return edited;
    },
  };
}

async function press({ enterPin }: Pick<Walk, 'enterPin'>, opened: OpenPage): Promise<void> {
  const { page, core } = opened;
  const checkout = checkoutOf(orderOf(opened));
  const vendor = checkout?.time?.vendorId;
  const share = checkout && snapShareOf(checkout);
  const pin = share && { token: await outside(enterPin), share };
  await within(page, async () => {
    if (vendor !== undefined) core.store.getState().acceptTerms(vendor);
    // The button would ask for the PIN in the vault's frame.
    await (pin ? submitOrder(core, { pin }) : placeOrder(core));
  });
}

/** Does what a shopper does next, depending on what the page shows. */
async function goOn(walk: Walk, opened: OpenPage, { checksAgain }: Operation): Promise<void> {
  const { page, core } = opened;
  const order = orderOf(opened);
  if (order.phase === 'editing') await press(walk, opened);
  if (order.phase === 'conflicted' || order.phase === 'unavailable')
    await within(page, () => openCheckout(core));
  if (order.phase !== 'unknown') return;
  if (checksAgain) await within(page, () => checkAgain(core));
  else await until(opened, PATIENCE_MS, isKnown);
}

/** Reloads the first page at the planned moment. The returned function waits for a reload that has begun. */
function watchForReload({ reload }: Walk, { page }: OpenPage, plan: Operation): () => Promise<void> {
  let reloading: Promise<void> | undefined;
  const later = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, FLYING_MS));
  page.requests = 0;
  page.onStage = ({ request, stage }) => {
    if (reloading || request !== plan.reload?.request || stage !== plan.reload.stage) return;
    reloading = stage === 'flying' ? later().then(() => reload(0)) : reload(0);
  };
  return async () => reloading;
}

async function besides(walk: Walk, second: OpenPage, plan: Operation): Promise<void> {
  // Other tips are higher, so this one is unique.
  const tip = { field: 'tip', value: String(50 + plan.quantity), isAwaited: true } as const;
  if (plan.second !== 'submits') await walk.edit(second, tip);
  if (plan.second !== 'edits') await press(walk, second);
}

/** Carries out the plan, while faults occur. */
export async function walkThrough(walk: Walk, plan: Operation): Promise<void> {
  const { notes, tabs, edit: change, hurry } = walk;
  hurry();
  const [first, second] = tabs;
  if (!first) return;
  /** The newest edit of each field. */
  const newest = new Map<Field, Promise<Edited | undefined>>();
  for (const one of plan.edits) {
    const done = change(first, one);
    newest.set(one.field, done);
    if (one.isAwaited) await done;
  }
  const { edits } = first.core.store.getState();
  const reloaded = watchForReload(walk, first, plan);
  const presses = Array.from({ length: plan.presses }, () => press(walk, first));
  await Promise.all([...presses, second && besides(walk, second, plan)]);
  const ends = await Promise.all([...newest].map(async ([field, end]) => ({ field, end: await end })));
  await reloaded();
  // Other pages may have placed it. A press with a PIN is the proof's own, not the button's.
  const isOwnPress = !second && !plan.reload && plan.snapCents === undefined;
  const isOver = ends.some(({ field, end }) => edits[field]?.phase === 'saving' && end?.end === 'failed');
  if (isOwnPress && isOver && orderOf(first).phase === 'placed') notes.notePlacedOver();
  for (let times = 0; times < plan.again; times += 1)
    for (const opened of tabs) if (opened) await goOn(walk, opened, plan);
  first.page.onStage = () => undefined;
  await reloaded();
}
