import type { AccountConfig } from '@grocer/account-kit';
import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { changeContact } from '../../checkout/editing.ts';
import { isModification } from '../../checkout/modify-rules.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { whileEmbedded } from '../../core/embedded.ts';
import { kitConfigOf } from '../../core/kit-config.ts';
import type { CheckoutStore } from '../../core/store.ts';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { loadAccount } from '../../lazy.ts';
import { oneAtATime } from './one-at-a-time.ts';

const accountConfigOf = (core: CheckoutCore, { time }: Checkout): AccountConfig => {
  const { endpoints, navigation, bannerTable } = core.config;
  return {
    ...kitConfigOf(core),
    bannerName: core.store.getState().settings.bannerName,
    ...(navigation && { navigation }),
    ...(bannerTable && { bannerTable }),
    ...(endpoints && { endpoints }),
    // The age is computed in the store's time zone.
    ...(time && { storeTimeZone: time.window.timeZone }),
  };
};

const itemOf = ({ name, size, total }: OrderLine) => ({ name, description: size, price: total });

/** Asks for the date of birth; undefined if the shopper returns to the cart. Rejects if loading fails. */
async function askBirthDate(core: CheckoutCore, checkout: Checkout): Promise<string | undefined> {
  const { signal } = core.deps;
  const { mount: mountAccount } = await loadAccount();
  if (signal.aborted) return undefined;
  const items = checkout.lines.filter(({ isAgeRestricted }) => isAgeRestricted).map(itemOf);
  const answer = await whileEmbedded(core, mountAccount(accountConfigOf(core, checkout)), (account) =>
    account.openAgeVerification({ items }),
  );
  return answer?.dateOfBirth;
}

/** The outcome of the age question. */
export interface AgeAnswer {
  /** True if the order should be submitted now. */
  readonly isReady: boolean;
  /** Set when an order is modified: it is sent with the changes. */
  readonly dateOfBirth?: string;
}

const isRefused = ({ order }: CheckoutStore): boolean =>
  order.phase === 'editing' && order.trouble?.kind === 'age';

interface Memory {
  /** A date of birth to send with changes, and the signal of the shopper who said it. */
  said?: { readonly by: AbortSignal; readonly dateOfBirth: string } | undefined;
}

/** Remembers what the shopper said, until the service refuses the age. */
const memoryOf = oncePer(({ store }: CheckoutCore): Memory => {
  const memory: Memory = {};
  store.subscribe((state, before) => {
    if (before.order.phase !== 'editing' && isRefused(state)) memory.said = undefined;
  });
  return memory;
});

async function ask(core: CheckoutCore, checkout: Checkout): Promise<AgeAnswer> {
  const { deps, store } = core;
  const { signal } = deps;
  const memory = memoryOf(core);
  if (memory.said?.by === signal) return { isReady: true, dateOfBirth: memory.said.dateOfBirth };
  const dateOfBirth = await askBirthDate(core, checkout).catch(() => 'nobody could ask' as const);
  if (signal.aborted) return { isReady: false };
  if (dateOfBirth === undefined) {
    deps.goTo(isModification(checkout) ? checkoutPaths.modifyCart : checkoutPaths.cart);
    return { isReady: false };
  }
  if (dateOfBirth === 'nobody could ask') return { isReady: true };
  // For a modification the date of birth is sent with the changes, not before.
  if (isModification(checkout)) {
    memory.said = { by: signal, dateOfBirth };
    return { isReady: true, dateOfBirth };
  }
  const contact = checkoutOf(store.getState().order)?.contact;
  if (!contact) return { isReady: true };
  const { firstName, lastName, phone, smsOptIn } = contact;
  await changeContact(core, { firstName, lastName, phone, smsOptIn, dateOfBirth });
  return { isReady: !signal.aborted };
}

/**
 * Asks for the shopper's date of birth and saves it. `isReady` is false if the shopper has returned to the
 * cart. Without an answer it is true, and submitting then reports why the order is not placed [C-5.16].
 */
export const askAge = oneAtATime(ask);
