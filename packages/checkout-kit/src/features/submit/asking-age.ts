import type { mount } from '@grocer/account-kit';
import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { changeContact } from '../../checkout/editing.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { kitConfigOf } from '../../core/kit-config.ts';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { loadAccount } from '../../lazy.ts';

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
  signal.addEventListener('abort', () => account.unmount(), { once: true });
  const items = checkout.lines.filter(({ isAgeRestricted }) => isAgeRestricted).map(itemOf);
  const answer = await account.openAgeVerification({ items });
  account.unmount();
  return answer?.dateOfBirth;
}

async function ask(core: CheckoutCore, checkout: Checkout): Promise<boolean> {
  const { deps, store } = core;
  const { signal } = deps;
  const dateOfBirth = await birthOf(core, checkout).catch(() => 'nobody could ask' as const);
  if (signal.aborted) return false;
  if (dateOfBirth === undefined) {
    deps.goTo(checkoutPaths.cart);
    return false;
  }
  const contact = checkoutOf(store.getState().order)?.contact;
  if (dateOfBirth === 'nobody could ask' || !contact) return true;
  const { firstName, lastName, phone, smsOptIn } = contact;
  await changeContact(core, { firstName, lastName, phone, smsOptIn, dateOfBirth });
  return !signal.aborted;
}

/** One question at a time, however often it is asked for. */
const askerOf = oncePer((core: CheckoutCore) => {
  let open: Promise<boolean> | undefined;
  return (checkout: Checkout): Promise<boolean> => {
    open ??= ask(core, checkout).finally(() => {
      open = undefined;
    });
    return open;
  };
});

/**
 * Asks the shopper when they were born, and has the service take that up. Says whether to go on: not where they have gone
 * back to the cart. Whoever goes on without an answer is told why the order is not placed [C-5.16].
 */
export const askAge = (core: CheckoutCore, checkout: Checkout): Promise<boolean> => askerOf(core)(checkout);
