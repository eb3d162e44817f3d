// Shoppers with a checkout each: the real stores, actions and operation runner of the checkout, without a UI.
// They do what they are told, and report what a shopper would read.
import type { Lane } from '../conversation.ts';
import { serve, signedIn, startClient } from '../client-process.ts';
import type { CheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import type { KnownTimes } from './begin.ts';
import { modalityOf, shopperOf } from './lanes.ts';
import type { Operation } from './operation.ts';
import { installPages, outside } from './page.ts';

const setup = startClient();
installPages();

const { addCartItems, addGiftCard, addSnapCard } = await import('@grocer/foundation/contract');
const { createAuthSession, createHttp, realTiming } = await import('@grocer/foundation/http');
const { placeAndChange } = await import('@grocer/foundation/testing/checkouts');
const { createBeginning } = await import('./begin.ts');
const { createPins } = await import('./pins.ts');
const { changePayment, changeTip, choiceOf } =
  await import('../../../packages/checkout-kit/src/checkout/editing.ts');
const { checkoutOf } = await import('../../../packages/checkout-kit/src/checkout/order-reducer.ts');
const { settled } = await import('./open-page.ts');
const { settle } = await import('./settling.ts');
const { createWalk, walkThrough } = await import('./walk.ts');

const never = new AbortController().signal;
const known: KnownTimes = new Map();
const GIFT_CARDS = ['1000', '1001', '1004', '1006', '1007', '1008'];

/** Opens a shopper's connection to the service, without faults, and the config of their pages. */
async function openLane({ shopper, proxy }: Lane, index: number) {
  const mint = await signedIn({ ...setup, shopper: shopperOf(shopper) });
  let auth = await mint();
  const getNewToken = async (): Promise<string> => {
    const token = await outside(() => auth.getNewToken());
    auth = { ...auth, token };
    return token;
  };
  const timing = realTiming();
  const session = createAuthSession(
    { ...auth, getNewToken },
    { timing, life: () => never, onExpired: () => undefined },
  );
  const http = createHttp({
    baseUrl: setup.api,
    paths: {},
    application: 'CLICKLIST',
    tenant: 'kroger',
    session,
    timing,
  });
  const pan = `999999000000000${GIFT_CARDS[index % GIFT_CARDS.length]}`;
  // A shopper who has the card already, or five cards, goes on with those.
  await http.send(addGiftCard, { at: new Date(), facilityId: '1', pan, pin: '1111' }, { signal: never });
  const snap = { at: new Date(), facilityId: '1', pan: '9999000000000004', save: true };
  await http.send(addSnapCard, snap, { signal: never });
  // An item that is never ordered, so it stays in the cart.
  const items = [{ gtin13: '2000000000009', quantity: 1 }];
  if (modalityOf(shopper) === 'PICKUP')
    await http.send(addCartItems, { modality: 'SHIP', items }, { signal: never });

  const enterPin = createPins({ http, signal: never }, setup);
  return {
    services: { http, signal: never },
    begin: createBeginning(http, known, never),
    enterPin,
    /** The cards that pay for an order which is changed afterwards. */
    tendersOf: async ({ giftCents, snapCents: amount }: Operation, id: string) => ({
      // Shoppers share cards, so that another order may use up one of them meanwhile.
      giftCards: Object.keys(giftCents).length > 0 ? 1 : 0,
      ...(amount !== undefined && { snap: { amount, pinToken: await enterPin(id) } }),
    }),
    getNewToken,
    configOf: (orderId: string, { skewMs }: Operation) => ({
      environment: 'LOCAL' as const,
      endpoints: { services: proxy },
      authConfig: { ...auth, getNewToken },
      orderId,
      clock: { now: () => Date.now() + skewMs },
    }),
  };
}

// All lanes are opened before any of them begins: a later item would be an unexpected change of a shopper's
// cart.
const lanes = new Map<string, Awaited<ReturnType<typeof openLane>>>();
for (const [index, lane] of setup.lanes.entries()) lanes.set(lane.shopper, await openLane(lane, index));

/** Sets the amount that SNAP pays, before faults begin. */
async function paySnap(core: CheckoutCore, { snapCents: amount }: Operation): Promise<void> {
  const { cards, order } = core.store.getState();
  const checkout = checkoutOf(order);
  const [card] = cards.phase === 'ready' ? cards.info.snap : [];
  if (amount === undefined || !checkout || !card) return;
  await changePayment(core, { ...choiceOf(checkout), snap: { cardId: card.id, amount } });
}

serve<Operation>(async (plan, lane) => {
  const opened = lanes.get(lane.shopper);
  if (!opened) throw new Error('Nobody here is called so.');
  const { services, begin, enterPin, tendersOf, getNewToken, configOf } = opened;
  const id = await begin(plan);
  if (plan.isChange) await placeAndChange(services, { id, ...plan, ...(await tendersOf(plan, id)) });
  const walk = createWalk(configOf(id, plan), { plan, enterPin: () => enterPin(id) });
  const first = await walk.open(0);
  const { store } = first.core;
  await settled(first);
  if (store.getState().order.phase !== 'editing') throw new Error('The checkout could not be opened.');
  if (!plan.isChange) await paySnap(first.core, plan);
  const total = checkoutOf(store.getState().order)?.summary.cost.total ?? 0;
  if (plan.endsIn !== undefined) await changeTip(first.core, (200 + plan.endsIn - (total % 100)) % 100);
  if (plan.second) await settled(await walk.open(1));
  return {
    async press() {
      await walkThrough(walk, plan);
      return { words: walk.words() };
    },
    async settle() {
      const account = await settle(walk, { plan, signIn: getNewToken, speed: setup.speed });
      return { words: account.finals.find(({ tab }) => tab === 0)?.words ?? '', account };
    },
  };
});
