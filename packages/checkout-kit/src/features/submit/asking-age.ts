import type { mount } from '@grocer/account-kit';
import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { changeContact } from '../../checkout/editing.ts';
import { isModification } from '../../checkout/modify-rules.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { embed } from '../../core/embedded.ts';
import { kitConfigOf } from '../../core/kit-config.ts';
import type { CheckoutStore } from '../../core/store.ts';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { loadAccount } from '../../lazy.ts';
import { oneAtATime } from './one-at-a-time.ts';

type AccountConfig = Parameters<typeof mount>[0];

const accountConfigOf = (core: CheckoutCore, { time }: Checkout): AccountConfig => {
  const { endpoints, navigation, bannerTable } = core.config;
  return {
    ...kitConfigOf(core),
    bannerName: core.store.getState().settings.bannerName,
    ...(navigation && { navigation }),
    ...(bannerTable && { bannerTable }),
    ...(endpoints?.services !== undefined && { endpoints: { services: endpoints.services } }),
    // An age is told by the calendar of the store.
    ...(time && { storeTimeZone: time.window.timeZone }),
  };
};

const itemOf = ({ name, size, total }: OrderLine) => ({ name, description: size, price: total });

/** Asks when the shopper was born; undefined where they go back to the cart. Rejects where nobody could ask. */
async function birthOf(core: CheckoutCore, checkout: Checkout): Promise<string | undefined> {
  const { signal } = core.deps;
  const { mount: mountAccount } = await loadAccount();
  if (signal.aborted) return undefined;
  const account = mountAccount(accountConfigOf(core, checkout));
  const leave = embed(core, account);
  const items = checkout.lines.filter(({ isAgeRestricted }) => isAgeRestricted).map(itemOf);
  const answer = await account.openAgeVerification({ items });
  leave();
  return answer?.dateOfBirth;
}

/** What came of the question. */
export interface AgeAnswer {
  /** Is the order to be sent now? */
  readonly isReady: boolean;
  /** Of a shopper who changes an order: it is sent with the changes. */
  readonly dateOfBirth?: string;
}

const isRefused = ({ order }: CheckoutStore): boolean =>
  order.phase === 'editing' && order.trouble?.kind === 'age';

/** What was said for changes to an order, by its id, until the service refuses it: it hears of that with the changes alone. */
const saidFor = oncePer(({ store }: CheckoutCore) => {
  const said = new Map<string, string>();
  store.subscribe((state, before) => {
    if (before.order.phase !== 'editing' && isRefused(state)) said.clear();
  });
  return said;
});

async function ask(core: CheckoutCore, checkout: Checkout): Promise<AgeAnswer> {
  const { deps, store } = core;
  const { signal } = deps;
  const said = saidFor(core);
  const before = said.get(checkout.id);
  if (before !== undefined) return { isReady: true, dateOfBirth: before };
  const dateOfBirth = await birthOf(core, checkout).catch(() => 'nobody could ask' as const);
  if (signal.aborted) return { isReady: false };
  if (dateOfBirth === undefined) {
    deps.goTo(isModification(checkout) ? checkoutPaths.modifyCart : checkoutPaths.cart);
    return { isReady: false };
  }
  if (dateOfBirth === 'nobody could ask') return { isReady: true };
  // Changes take it along; they are the first thing that the order hears of it.
  if (isModification(checkout)) {
    said.set(checkout.id, dateOfBirth);
    return { isReady: true, dateOfBirth };
  }
  const contact = checkoutOf(store.getState().order)?.contact;
  if (!contact) return { isReady: true };
  const { firstName, lastName, phone, smsOptIn } = contact;
  await changeContact(core, { firstName, lastName, phone, smsOptIn, dateOfBirth });
  return { isReady: !signal.aborted };
}

/**
 * Asks the shopper when they were born, and has the service take that up. Says whether to go on: not where they have gone
 * back to the cart. Whoever goes on without an answer is told why the order is not placed [C-5.16].
 */
export const askAge = oneAtATime(ask);
