import {
  addAddress,
  addBookAddress,
  findStores,
  listAddresses,
  listBookAddresses,
  modifyTip,
  readApplicationData,
  readCheckout,
  readCommunicationPreferences,
  readCommunityRewards,
  readEmailPreferences,
  readPreferredStore,
  readProfile,
  readSmsOptIn,
  readTransactionalSms,
  removeAddress,
  removeBookAddress,
  updateAddress,
  updateBookAddress,
  updateCommunicationPreferences,
  updateEmailPreferences,
  updatePreferredStore,
  updateSmsOptIn,
  validateAddress,
} from '@grocer/foundation/contract';
import type { AnyCall } from '@grocer/foundation/contract';
import { broken, ERROR_CODES, responseOf } from '@grocer/foundation/testing';
import type { Mutation } from '@grocer/foundation/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadBook } from '../addresses/reading.ts';
import { askToRemove, removeAsked } from '../addresses/removing.ts';
import { listOf } from '../addresses/slice.ts';
import { save } from '../features/address-form/saving.ts';
import { submit } from '../features/address-form/submitting.ts';
import { communicationActions } from '../features/communication/actions.ts';
import { emailActions } from '../features/email-preferences/actions.ts';
import { emailId } from '../features/email-preferences/rules.ts';
import { storeActions } from '../features/preferred-store/actions.ts';
import { smsActions } from '../features/sms-preferences/actions.ts';
import { submitTip } from '../features/tip/submitting.ts';
import { valueOf } from '../preferences/known.ts';
import {
  applicationDataReading,
  preferredStoreReading,
  profileReading,
  rewardsReading,
} from '../profile/reading.ts';
import { beginCheckout } from '../testing/begin-checkout.ts';
import { useAccount } from '../testing/use-account.ts';
import type { Account } from './create-account.ts';

/** More than a thousand answers in all; another seed is another thousand. */
const RUNS_EACH = 45;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_124);

interface Operation {
  /** The call whose answer is changed, on its way from the real sandbox. */
  readonly call: AnyCall;
  readonly shopper?: string;
  readonly isNewerBook?: boolean;
  /** What has happened before. */
  readonly prepare?: (account: Account, nth: number) => Promise<unknown>;
  /** Says whether the shopper or the host is told that it is done. */
  readonly run: (account: Account, nth: number) => Promise<boolean>;
}

const addressAt = (street: string) => ({
  street,
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US' as const,
});
const before = (nth: number): string => `${nth} Fuzz Street`;
const after = (nth: number): string => `${nth} Changed Street`;

const inBook = ({ store }: Account, street: string) =>
  listOf(store.getState().book).find(({ address }) => address.street === street);

/** Saves an address, and reads the book: what it says is what the shopper sees. */
async function saveAt(account: Account, street: string, id?: string): Promise<boolean> {
  const saved = await save(account, { address: addressAt(street), isMailingAddress: false, id });
  return saved?.ok === true && inBook(account, street) !== undefined;
}

async function change(account: Account, nth: number): Promise<boolean> {
  const old = inBook(account, before(nth));
  return old ? saveAt(account, after(nth), old.id) : inBook(account, after(nth)) !== undefined;
}

async function remove(account: Account, nth: number): Promise<boolean> {
  const { store } = account;
  const old = inBook(account, before(nth));
  if (old) {
    askToRemove(account, old.id);
    await removeAsked(account);
  }
  return store.getState().book.phase === 'ready' && inBook(account, before(nth)) === undefined;
}

/** Enters an address, which is checked before it is saved. */
async function enter(account: Account, nth: number): Promise<boolean> {
  const { store } = account;
  const { addressForm, startForm } = store.getState();
  if (addressForm.step.phase !== 'editing') startForm(undefined, false);
  await submit(account, { address: addressAt(before(nth)), isMailingAddress: false });
  const { step } = store.getState().addressForm;
  // A changed answer may well say that the address is another one.
  return step.phase === 'saved' || step.phase === 'asking';
}

/** Wants a switch one way, and waits for what becomes of it. */
async function want(
  { load, want: turn }: { load: () => Promise<void>; want: (id: string, isOn: boolean) => void },
  phaseOf: () => string | undefined,
  [id, isOn]: [id: string, isOn: boolean],
): Promise<boolean> {
  await load();
  turn(id, isOn);
  await vi.waitUntil(() => phaseOf() !== 'saving', { interval: 1, timeout: 15_000 });
  return phaseOf() === 'saved' || phaseOf() === 'warned';
}

async function wantEmails(account: Account, nth: number): Promise<boolean> {
  const { store } = account;
  await emailActions(account).load();
  const [first] = valueOf(store.getState().emails) ?? [];
  if (!first) return false;
  const id = emailId(first);
  return want(emailActions(account), () => store.getState().emailSwitches[id]?.phase, [id, nth % 2 === 0]);
}

async function prefer(account: Account): Promise<boolean> {
  const { store } = account;
  const actions = storeActions(account);
  await actions.search('45202');
  const { storeSearch } = store.getState();
  const [first] = storeSearch.phase === 'found' ? storeSearch.stores : [];
  if (first) await actions.prefer(first);
  return store.getState().storeChoice.phase === 'saved';
}

const checkouts = new WeakMap<Account, string>();
async function begin(account: Account): Promise<void> {
  checkouts.set(account, await beginCheckout(account.deps));
}
async function tip(account: Account, nth: number): Promise<boolean> {
  const wish = { checkoutId: checkouts.get(account) ?? '', amount: nth + 1 };
  return (await submitTip(account, wish)).ok;
}

const addBefore = (account: Account, nth: number): Promise<boolean> => saveAt(account, before(nth));
/** A shopper who sees the address in the book after all has no reason to add it again. */
const add = async (account: Account, nth: number): Promise<boolean> =>
  inBook(account, before(nth)) !== undefined || addBefore(account, nth);
const readBook = async (account: Account): Promise<boolean> => (await loadBook(account)).phase === 'ready';
const texts = (account: Account, nth: number): Promise<boolean> =>
  want(smsActions(account), () => account.store.getState().smsSwitches['CLICKLIST']?.phase, [
    'CLICKLIST',
    nth % 2 === 0,
  ]);
const ads = (account: Account, nth: number): Promise<boolean> =>
  want(
    communicationActions(account),
    () => account.store.getState().communicationSwitches['relevantAdsOptIn']?.phase,
    ['relevantAdsOptIn', nth % 2 === 0],
  );

const operations: Readonly<Record<string, Operation>> = {
  'the list of addresses': { call: listBookAddresses, run: readBook },
  'adding an address': { call: addBookAddress, run: add },
  'changing an address': { call: updateBookAddress, prepare: addBefore, run: change },
  'removing an address': { call: removeBookAddress, prepare: addBefore, run: remove },
  'the list of the newer book': { call: listAddresses, isNewerBook: true, run: readBook },
  'adding to the newer book': { call: addAddress, isNewerBook: true, run: add },
  'changing in the newer book': { call: updateAddress, isNewerBook: true, prepare: addBefore, run: change },
  'removing from the newer book': { call: removeAddress, isNewerBook: true, prepare: addBefore, run: remove },
  'checking an address': { call: validateAddress, run: enter },
  'who the shopper is': {
    call: readProfile,
    async run(account) {
      await profileReading(account).load();
      return account.store.getState().profile.phase === 'ready';
    },
  },
  'what the pages go by': {
    call: readApplicationData,
    async run(account) {
      await applicationDataReading(account).load();
      return account.store.getState().applicationData.phase === 'ready';
    },
  },
  'who takes part': {
    call: readCommunityRewards,
    async run(account) {
      await rewardsReading(account).load();
      return account.store.getState().rewards.phase === 'ready';
    },
  },
  'the preferred store': {
    call: readPreferredStore,
    async run(account) {
      await preferredStoreReading(account).load();
      return account.store.getState().preferredStore.phase === 'ready';
    },
  },
  'looking for stores': { call: findStores, run: prefer },
  'preferring a store': { call: updatePreferredStore, run: prefer },
  'which emails': { call: readEmailPreferences, run: wantEmails },
  'wanting emails': { call: updateEmailPreferences, run: wantEmails },
  'which texts': { call: readSmsOptIn, run: texts },
  'which texts about orders': { call: readTransactionalSms, run: texts },
  'wanting texts': { call: updateSmsOptIn, run: texts },
  'which ads': { call: readCommunicationPreferences, run: ads },
  'wanting ads': { call: updateCommunicationPreferences, run: ads },
  'the tip there is': { call: readCheckout, shopper: 'erin', prepare: begin, run: tip },
  'setting a tip': { call: modifyTip, shopper: 'erin', prepare: begin, run: tip },
};

const here = useAccount();
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);
let changed: { readonly call: AnyCall; readonly mutation: Mutation } | undefined;

const isFor = ({ method, path }: AnyCall, request: Request): boolean =>
  request.method === method &&
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url).pathname);

beforeAll(() => {
  process.on('unhandledRejection', noteUnhandled);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = await realFetch(request.clone());
    if (!changed || !isFor(changed.call, request)) return response;
    const { status, headers } = response;
    const answer = { status, type: headers.get('content-type') ?? '', body: await response.text() };
    return responseOf(changed.mutation(answer));
  });
  const realTimeout = globalThis.setTimeout;
  // Waiting before another try is not what is looked at; giving a request up is.
  const hurry = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    realTimeout(work, ms < 10_000 ? ms / 200 : ms, ...given);
  vi.stubGlobal('setTimeout', hurry);
});
beforeEach(() => void (changed = undefined));
afterAll(() => {
  process.off('unhandledRejection', noteUnhandled);
  vi.unstubAllGlobals();
});

const isBusy = ({ store }: Account): boolean =>
  Object.values(store.getState()).some(
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      'phase' in part &&
      ['loading', 'saving', 'searching', 'removing'].includes(String(part.phase)),
  );

/** Tries once more, under a new token: only the host can end a session that was said to be over. */
async function again(account: Account, shopper: string, run: () => Promise<boolean>): Promise<boolean> {
  account.update({ token: await here.tokenFor(shopper) });
  await loadBook(account);
  return run();
}

it.each(Object.entries(operations))(
  '%s ends in content or in a message, and works once the service does',
  async (_name, { call, shopper = 'alice', isNewerBook = false, prepare, run }) => {
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(broken, async (mutation) => {
        nth += 1;
        const token = await here.tokenFor(shopper);
        const authConfig = { type: 'B2C', token, getNewToken: () => here.tokenFor(shopper) } as const;
        const { account, heard, leave } = await here.start(shopper, {
          authConfig,
          toggles: { addressBookV2: isNewerBook },
        });
        await prepare?.(account, nth);
        changed = { call, mutation };
        const isDone = await run(account, nth);
        await vi.waitUntil(() => !isBusy(account), { interval: 1, timeout: 15_000 });
        changed = undefined;
        const codes = heard('error').map((detail) => (detail as { error: { code: string } }).error.code);
        expect(codes.filter((code) => !(code in ERROR_CODES))).toEqual([]);
        expect(JSON.stringify(account.getState())).not.toContain(token);
        expect(isDone || (await again(account, shopper, () => run(account, nth)))).toBe(true);
        leave();
      }),
      { numRuns: RUNS_EACH, seed: SEED },
    );
    expect(nth).toBeGreaterThanOrEqual(RUNS_EACH);
    expect(unhandled).toEqual([]);
  },
  120_000,
);
