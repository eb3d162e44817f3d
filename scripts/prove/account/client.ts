// One shopper's client: the real stores, actions and operation runner of the account, without a UI. It does
// what it is told, and reports what the shopper would read.
import { serve, signedIn, startClient } from '../client-process.ts';
import type { Operation, SwitchKind, Written } from './operation.ts';

const setup = startClient();
const authConfig = await signedIn(setup);

const { createAccount } = await import('../../../packages/account-kit/src/core/create-account.ts');
const { beginCheckout } = await import('../../../packages/foundation/src/testing/begin-checkout.ts');
const { addressesMessages } = await import('../../../packages/account-kit/src/addresses/messages.ts');
const { loadBook } = await import('../../../packages/account-kit/src/addresses/reading.ts');
const { listOf } = await import('../../../packages/account-kit/src/addresses/slice.ts');
const removing = await import('../../../packages/account-kit/src/addresses/removing.ts');
const form = await import('../../../packages/account-kit/src/features/address-form/submitting.ts');
const { preferencesMessages } = await import('../../../packages/account-kit/src/preferences/messages.ts');
const { communicationActions } =
  await import('../../../packages/account-kit/src/features/communication/actions.ts');
const { communicationMessages } =
  await import('../../../packages/account-kit/src/features/communication/messages.ts');
const { emailActions } =
  await import('../../../packages/account-kit/src/features/email-preferences/actions.ts');
const { emailPreferencesMessages } =
  await import('../../../packages/account-kit/src/features/email-preferences/messages.ts');
const { smsActions } = await import('../../../packages/account-kit/src/features/sms-preferences/actions.ts');
const { smsPreferencesMessages } =
  await import('../../../packages/account-kit/src/features/sms-preferences/messages.ts');
const { storeActions } =
  await import('../../../packages/account-kit/src/features/preferred-store/actions.ts');
const { preferredStoreMessages } =
  await import('../../../packages/account-kit/src/features/preferred-store/messages.ts');
const { submitTip } = await import('../../../packages/account-kit/src/features/tip/submitting.ts');

type Account = ReturnType<typeof createAccount>;
type State = ReturnType<Account['store']['getState']>;
type Press = () => Promise<string>;

const NOTHING = 'Nothing was said.';

async function openedAccount(isNewer: boolean): Promise<Account> {
  const account = createAccount({
    environment: 'LOCAL',
    endpoints: { services: setup.proxy },
    authConfig: await authConfig(),
    navigation: { navigate: () => {} },
    toggles: { addressBookV2: isNewer },
  });
  account.retain();
  return account;
}

const PLACES = {
  US: { locality: 'Cincinnati', region: 'OH', postalCode: '45202' },
  CA: { locality: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' },
} as const;

const announced = ({ announcement }: State): string =>
  announcement === undefined ? NOTHING : addressesMessages.done[announcement];

/** Reads the address book, as its page does; throws if an address is not in it. */
async function openBook(account: Account, addressId: string | undefined): Promise<void> {
  await loadBook(account);
  const isThere = listOf(account.store.getState().book).some(({ id }) => id === addressId);
  if (addressId !== undefined && !isThere) throw new Error('The address is not in the book.');
}

/** Prepares the address form; the press submits it and keeps the address as typed if that is asked. */
async function preparedForm({ street, isCanadian }: Written, isNewer: boolean, id?: string): Promise<Press> {
  const account = await openedAccount(isNewer);
  await openBook(account, id);
  const { getState } = account.store;
  getState().startForm(id);
  const countryCode = isCanadian ? 'CA' : 'US';
  const address = { street, unit: '', ...PLACES[countryCode], countryCode } as const;
  return async () => {
    await form.submit(account, { address, isMailingAddress: false });
    if (getState().addressForm.step.phase === 'asking') await form.saveChosen(account, 'original');
    const { step } = getState().addressForm;
    if (step.phase === 'saved') return announced(getState());
    const trouble = step.phase === 'editing' ? step.trouble : undefined;
    return trouble === undefined ? NOTHING : addressesMessages.troubles[trouble];
  };
}

async function preparedRemoval(id: string, isNewer: boolean): Promise<Press> {
  const account = await openedAccount(isNewer);
  await openBook(account, id);
  const { getState } = account.store;
  return async () => {
    removing.askToRemove(account, id);
    await removing.confirmRemoval(account);
    const asked = getState().removing;
    if (asked.phase === 'asking' && asked.trouble) return addressesMessages.troubles[asked.trouble];
    return announced(getState());
  };
}

/** The parts of the preferences page: actions, switches and error messages. */
const PARTS = {
  'switch-email': {
    actions: emailActions,
    of: ({ emails, emailSwitches }: State) => ({ known: emails, switches: emailSwitches }),
    notSaved: () => emailPreferencesMessages.notSaved,
  },
  'switch-sms': {
    actions: smsActions,
    of: ({ sms, smsSwitches }: State) => ({ known: sms, switches: smsSwitches }),
    notSaved: (id: string) =>
      id === 'PROMOTIONAL' ? smsPreferencesMessages.promotionsNotSaved : smsPreferencesMessages.notSaved,
  },
  'switch-communication': {
    actions: communicationActions,
    of: ({ communication, communicationSwitches }: State) => ({
      known: communication,
      switches: communicationSwitches,
    }),
    notSaved: () => communicationMessages.notSaved,
  },
} as const;

/** Resolves once the state meets a condition. */
const until = ({ store }: Account, isSo: (state: State) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (state: State): void => {
      if (!isSo(state)) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look(store.getState());
  });

async function preparedSwitch(kind: SwitchKind, id: string, isOn: boolean): Promise<Press> {
  const account = await openedAccount(false);
  const { actions, of, notSaved } = PARTS[kind];
  const { load, want } = actions(account);
  await load();
  const { getState } = account.store;
  if (of(getState()).known.phase !== 'ready') throw new Error('The preferences could not be read.');
  return async () => {
    want(id, isOn);
    await until(account, (state) => of(state).switches[id]?.phase !== 'saving');
    const now = of(getState()).switches[id];
    if (now?.phase === 'failed') return notSaved(id)[now.trouble];
    if (now?.phase === 'warned') return now.warning;
    return now?.phase === 'saved' ? preferencesMessages.saved : NOTHING;
  };
}

async function preparedStore(locationId: string): Promise<Press> {
  const account = await openedAccount(false);
  const { search, prefer } = storeActions(account);
  const { getState } = account.store;
  await search('45202');
  const { storeSearch } = getState();
  const found = storeSearch.phase === 'found' ? storeSearch.stores : [];
  const store = found.find((one) => one.locationId === locationId);
  if (!store) throw new Error('The store is not near.');
  return async () => {
    await prefer(store);
    const { storeChoice } = getState();
    if (storeChoice.phase === 'failed') return preferredStoreMessages.notSaved[storeChoice.trouble];
    return storeChoice.phase === 'saved' ? preferredStoreMessages.done : NOTHING;
  };
}

let checkout: string | undefined;

/** Prepares a tip. The host shows the tip itself; a failure message comes from the account. */
async function preparedTip(amount: number): Promise<Press> {
  const account = await openedAccount(false);
  checkout ??= await beginCheckout(account.deps);
  const checkoutId = checkout;
  return async () => {
    const result = await submitTip(account, { checkoutId, amount });
    return result.ok ? 'The tip is set.' : result.message;
  };
}

serve<Operation>(async (operation) => {
  switch (operation.kind) {
    case 'add-address':
      return preparedForm(operation, operation.isNewer);
    case 'edit-address':
      return preparedForm(operation, operation.isNewer, operation.addressId);
    case 'remove-address':
      return preparedRemoval(operation.addressId, operation.isNewer);
    case 'prefer-store':
      return preparedStore(operation.locationId);
    case 'tip':
      return preparedTip(operation.cents);
    default:
      return preparedSwitch(operation.kind, operation.id, operation.isOn);
  }
});
