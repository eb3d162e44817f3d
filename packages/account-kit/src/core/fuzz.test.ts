import { calls } from '@grocer/foundation/contract';
import { ERROR_CODES, broken, fuzzRuns, proves, replayAnswers, textsNamed } from '@grocer/foundation/testing';
import { beginCheckout } from '@grocer/foundation/testing/checkouts';
import type { Answer, Asked, Replay } from '@grocer/foundation/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressesMessages } from '../addresses/messages.ts';
import { loadBook } from '../addresses/reading.ts';
import { askToRemove, confirmRemoval } from '../addresses/removing.ts';
import { listOf } from '../addresses/slice.ts';
import type { AccountToggles } from '../config.ts';
import type { AccountEvents } from '../events.ts';
import { saveChosen, submit } from '../features/address-form/submitting.ts';
import { communicationActions } from '../features/communication/actions.ts';
import { emailActions } from '../features/email-preferences/actions.ts';
import { isSelected } from '../features/email-preferences/rules.ts';
import { storeActions } from '../features/preferred-store/actions.ts';
import { smsActions } from '../features/sms-preferences/actions.ts';
import { isTexted } from '../features/sms-preferences/rules.ts';
import { submitTip } from '../features/tip/submitting.ts';
import type { TipResult } from '../features/tip/submitting.ts';
import { valueOf } from '../preferences/known.ts';
import { preferenceTroubles } from '../preferences/messages.ts';
import {
  applicationDataReading,
  preferredStoreReading,
  profileReading,
  rewardsReading,
} from '../profile/reading.ts';
import { useAccount } from '../testing/use-account.ts';
import type { Account } from './create-account.ts';
import type { AccountStore } from './store.ts';

/** Runs per operation; more than two thousand answers with all of them. Another seed tries other answers. */
const RUNS_EACH = fuzzRuns(90);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

interface Operation {
  /** The request whose answer is mutated; in half of the runs it may be another request of the operation. */
  readonly key: string;
  readonly shopper?: 'alice' | 'erin';
  readonly toggles?: AccountToggles;
  run(account: Account): Promise<unknown>;
  /** Returns true when the operation has had its effect. */
  isDone(account: Account): boolean;
  /** Reads what the write has changed, so that the answer to its reconciliation is recorded. */
  look?(account: Account): Promise<unknown>;
  /** The event that claims the write is done, and the answer that proves it. */
  readonly claim?: readonly [event: keyof AccountEvents | 'tip', proof: v.GenericSchema];
}

const here = useAccount();
const stateOf = ({ store }: Account): AccountStore => store.getState();

const address = {
  street: '9 New Street',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;
const streets = (account: Account): readonly string[] =>
  listOf(stateOf(account).book).map((one) => one.address.street);

/** Id of the address that is edited or removed; it exists in both generations of the address book. */
let chosen = '';

/** Saves a new or existing address through the form. A repeated call continues in the same form. */
async function save(account: Account, isNew: boolean): Promise<void> {
  await loadBook(account);
  const { addressForm, startForm, book } = stateOf(account);
  if (isRecording()) chosen = listOf(book).at(-1)?.id ?? '';
  if (addressForm.visit === 0) startForm(isNew ? undefined : chosen);
  await submit(account, { address, isMailingAddress: false });
  await saveChosen(account, 'original');
}
const isSaved = (account: Account): boolean => stateOf(account).addressForm.step.phase === 'saved';

async function remove(account: Account): Promise<void> {
  await loadBook(account);
  const { book, removing } = stateOf(account);
  if (isRecording()) chosen = listOf(book).at(-1)?.id ?? '';
  if (removing.phase === 'idle' && listOf(book).some(({ id }) => id === chosen)) askToRemove(account, chosen);
  await confirmRemoval(account);
}
const isRemoved = ({ store }: Account): boolean => {
  const { book, removing } = store.getState();
  return book.phase === 'ready' && removing.phase === 'idle' && !book.list.some(({ id }) => id === chosen);
};

const addresses = (base: string, toggles: AccountToggles, proof: v.GenericSchema) => {
  const [add, update, gone] = toggles.addressBookV2
    ? [`POST ${base}`, `PUT ${base}`, `DELETE ${base}/{id}`]
    : [`POST ${base}`, `POST ${base}/update`, `POST ${base}/remove`];
  const look = loadBook;
  return {
    list: {
      key: `GET ${base}`,
      toggles,
      run: loadBook,
      isDone: (account: Account) => streets(account).length > 0,
    },
    add: {
      key: add,
      toggles,
      look,
      run: (account: Account) => save(account, true),
      isDone: isSaved,
      claim: ['address:saved', proof],
    },
    update: {
      key: update,
      toggles,
      look,
      run: (account: Account) => save(account, false),
      isDone: isSaved,
      claim: ['address:saved', proof],
    },
    remove: { key: gone, toggles, look, run: remove, isDone: isRemoved, claim: ['address:removed', proof] },
  } as const satisfies Record<string, Operation>;
};

const API = '/accountmanagement/api';
const PROFILE = '/atlas/v1/customer-profile/v1';
const first = addresses(
  `${API}/addresses`,
  {},
  v.object({ data: v.object({ successful: v.literal(true) }) }),
);
const newer = addresses(
  '/profile/v1/addresses',
  { addressBookV2: true },
  v.object({ data: v.object({ addressId: v.string() }) }),
);

const EMAIL = 'kroger:Weekly Ad';
const SMS = 'CLICKLIST';
const TIP = 500;
let checkoutId = '';
let tipped: TipResult | undefined;
async function tip(account: Account): Promise<void> {
  if (isRecording()) checkoutId = await beginCheckout(account.deps);
  if (isRecording()) written = undefined;
  tipped = await submitTip(account, { checkoutId, amount: TIP });
}
const isTipped = (): boolean => tipped?.ok === true && tipped.tip === TIP;

/** Prefers another store. */
async function prefer(account: Account): Promise<void> {
  await preferredStoreReading(account).load();
  await storeActions(account).search('45202');
  const { storeSearch } = stateOf(account);
  const other = storeSearch.phase === 'found' ? storeSearch.stores.at(-1) : undefined;
  if (other) await storeActions(account).prefer(other);
}

const operations: Readonly<Record<string, Operation>> = {
  'the address book': first.list,
  'an address that is added': first.add,
  'an address that is changed': first.update,
  'an address that is removed': first.remove,
  'the newer address book': newer.list,
  'an address that is added to the newer book': newer.add,
  'an address that is changed in the newer book': newer.update,
  'an address that is removed from the newer book': newer.remove,
  'the check of an address': { ...first.add, key: `POST ${API}/addresses/validation` },
  'the profile': {
    key: `GET ${PROFILE}/profile`,
    run: (account) => profileReading(account).load(),
    isDone: (account) => stateOf(account).profile.phase === 'ready',
  },
  'what the pages go by': {
    key: `GET ${API}/application-data`,
    run: (account) => applicationDataReading(account).load(),
    isDone: (account) => stateOf(account).applicationData.phase === 'ready',
  },
  'the community rewards': {
    key: `GET ${API}/community-rewards`,
    run: (account) => rewardsReading(account).load(),
    isDone: (account) => stateOf(account).rewards.phase === 'ready',
  },
  'what the shopper takes part in': {
    key: `GET ${PROFILE}/communication-preferences`,
    run: (account) => communicationActions(account).load(),
    isDone: (account) => valueOf(stateOf(account).communication)?.earlyAccess !== undefined,
  },
  'a program that is left': {
    key: `PUT ${PROFILE}/communication-preferences`,
    async run(account) {
      await communicationActions(account).load();
      communicationActions(account).want('relevantAdsOptIn', false);
    },
    look: (account) => communicationActions(account).load(),
    isDone: (account) => valueOf(stateOf(account).communication)?.relevantAdsOptIn === false,
    claim: [
      'preference:changed',
      v.object({
        data: v.object({ communicationPreferences: v.object({ relevantAdsOptIn: v.literal(false) }) }),
      }),
    ],
  },
  'the emails': {
    key: `GET ${API}/email-preferences`,
    run: (account) => emailActions(account).load(),
    isDone: (account) => stateOf(account).emails.phase === 'ready',
  },
  'an email that is no longer wanted': {
    key: `POST ${API}/email-preferences`,
    async run(account) {
      await emailActions(account).load();
      emailActions(account).want(EMAIL, false);
    },
    look: (account) => emailActions(account).load(),
    isDone: (account) => isSelected(valueOf(stateOf(account).emails) ?? [], EMAIL) === false,
    claim: [
      'preference:changed',
      v.looseObject({
        emailUngroupedPreferences: v.pipe(
          v.array(v.object({ shortDescription: v.string(), selected: v.boolean() })),
          v.someItem((one) => one.shortDescription === 'Weekly Ad' && !one.selected),
        ),
      }),
    ],
  },
  'a kind of text messages': {
    key: `POST ${API}/sms/opt-in-status ${SMS}`,
    run: (account) => smsActions(account).load(),
    isDone: (account) => textedOf(account) !== undefined,
  },
  'the text messages about orders': {
    key: `POST ${API}/sms/transactional-status TRANSACTIONAL`,
    run: (account) => smsActions(account).load(),
    isDone: (account) => textedOf(account, 'TRANSACTIONAL') !== undefined,
  },
  'text messages that are wanted, or no longer': {
    key: `POST ${API}/sms/opt-in ${SMS}`,
    async run(account) {
      await smsActions(account).load();
      wasTexted ??= textedOf(account);
      smsActions(account).want(SMS, !wasTexted);
    },
    look: (account) => smsActions(account).load(),
    isDone: (account) => textedOf(account) === !wasTexted,
    claim: [
      'preference:changed',
      v.object({
        data: v.object({
          customerOptedIn: v.pipe(
            v.boolean(),
            v.check((isOn) => isOn !== wasTexted),
          ),
        }),
      }),
    ],
  },
  'the stores around': {
    key: `GET ${API}/store-locator`,
    run: (account) => storeActions(account).search('45202'),
    isDone: (account) => stateOf(account).storeSearch.phase === 'found',
  },
  'the preferred store': {
    key: `GET ${API}/preferred-store`,
    run: (account) => preferredStoreReading(account).load(),
    isDone: (account) => stateOf(account).preferredStore.phase === 'ready',
  },
  'another preferred store': {
    key: `POST ${API}/preferred-store`,
    run: prefer,
    look: (account) => preferredStoreReading(account).load(),
    isDone: (account) => stateOf(account).storeChoice.phase === 'saved',
    claim: [
      'store:preferred',
      v.object({ data: v.object({ preferredStore: v.object({ storeNumber: v.string() }) }) }),
    ],
  },
  'the checkout that a tip is for': {
    key: 'GET /payment/v1/checkouts/{id}',
    shopper: 'erin',
    run: tip,
    isDone: isTipped,
  },
  'a tip': {
    key: 'PUT /payment/v1/modifytip/{id}',
    shopper: 'erin',
    run: tip,
    // A tip that is already set is not written again.
    look: tipAgain,
    isDone: isTipped,
    claim: [
      'tip',
      v.object({
        data: v.object({
          checkout: v.object({ paymentDetails: v.object({ gratuityAmount: v.literal('5.00') }) }),
        }),
      }),
    ],
  },
};

function tipAgain(account: Account): Promise<unknown> {
  return submitTip(account, { checkoutId, amount: TIP });
}
let wasTexted: boolean | undefined;
const textedOf = (account: Account, id: string = SMS): boolean | undefined => {
  const sms = valueOf(stateOf(account).sms);
  return sms && isTexted(sms, id);
};

let replay: Replay;
const isRecording = (): boolean => replay.isRecording();
const tokens = new Map<string, string>();
/** The last write that the service applied. It decides which recorded answers the reads get. */
let written: string | undefined;
/** The write that is not applied, even if its answer says so. */
let lost: string | undefined;

/** Reads that are sent by POST. */
const ASKS = /validation$|-status \w+$/;

async function nameOf(request: Request): Promise<Asked> {
  const { method } = request;
  const path = new URL(request.url).pathname.replace(
    /\/((?:profile\/v1\/addresses)|checkouts|modifytip)\/[^/]+$/,
    '/$1/{id}',
  );
  const kind = /"triggerType":"(\w+)"/.exec(await request.clone().text())?.[1] ?? '';
  const key = `${method} ${path} ${kind}`.trim();
  const isRead = method === 'GET' || ASKS.test(key);
  if (!isRead && key !== lost) written = key;
  const later = isRead && written !== undefined ? `${key} after ${written}` : key;
  // A read that was not recorded after this write is not affected by it.
  return { key, place: isRecording() || replay.places().includes(later) ? later : key };
}

function open({ shopper = 'alice', toggles = {} }: Operation) {
  written = undefined;
  lost = undefined;
  tipped = undefined;
  const token = tokens.get(shopper) ?? '';
  const authConfig = { type: 'B2C', token, getNewToken: async () => token } as const;
  return here.start(undefined, { authConfig, toggles });
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Waits until all pending work has settled. */
const quiet = ({ state }: Opened): Promise<unknown> =>
  vi.waitUntil(() => !phasesOf(state()).some((phase) => ON_THE_WAY.includes(phase)), {
    interval: 1,
    timeout: 15_000,
  });

const ON_THE_WAY = ['loading', 'searching', 'checking', 'saving', 'removing'];
const AT_REST = [
  'idle',
  'closed',
  'ready',
  'failed',
  'refused',
  'found',
  'saved',
  'warned',
  'editing',
  'asking',
];
const phasesOf = ({ settings: _settings, ...state }: AccountStore) => textsNamed(state, 'phase');

beforeAll(async () => {
  replay = replayAnswers(nameOf);
  for (const [name, operation] of Object.entries(operations)) {
    const { key, run, look, isDone, shopper = 'alice' } = operation;
    await here.controls.reset();
    tokens.set(shopper, await here.tokenFor(shopper));
    replay.turnTo(name);
    const opened = await open(operation);
    await run(opened.account);
    await quiet(opened);
    expect({ [name]: isDone(opened.account) }).toEqual({ [name]: true });
    await look?.(opened.account);
    expect(replay.places()).toContain(key);
    opened.leave();
  }
  replay.begin();
});

afterAll(() => replay.stop());

const WORDS: readonly string[] = [
  ...Object.keys(addressesMessages.troubles),
  ...Object.keys(preferenceTroubles),
];

/** Lists what could not be rendered: unknown error codes, phases or troubles, or an exposed token. */
function troublesOf({ state, account, heard }: Opened): readonly string[] {
  const errors = heard('error') as readonly AccountEvents['error'][];
  const codes = errors.map(({ error }) => error.code);
  if (tipped && !tipped.ok) codes.push(tipped.error.code);
  const shown = JSON.stringify(account.getState());
  return [
    ...codes.filter((code) => !(code in ERROR_CODES)).map((code) => `code ${code}`),
    ...phasesOf(state()).filter((phase) => !AT_REST.includes(phase)),
    ...textsNamed(state(), 'trouble').filter((trouble) => !WORDS.includes(trouble)),
    ...[...tokens.values()].filter((token) => shown.includes(token)).map(() => 'a token in the state'),
  ];
}

/** Returns the answers that do not prove a write which was claimed to be done but was not applied. */
function misread(
  { heard, state }: Opened,
  { claim }: Operation,
  answers: readonly Answer[],
): readonly Answer[] {
  if (!claim || lost === undefined) return [];
  const [event, proof] = claim;
  const isClaimed =
    (event === 'tip' ? tipped?.ok === true : heard(event).length > 0) ||
    state().announcement !== undefined ||
    phasesOf(state()).includes('saved');
  return isClaimed ? answers.filter((one) => !proves(one, proof)) : [];
}

it('covers every call that the account makes', () => {
  const keys = Object.values(operations).map(({ key }) => key.split(' ').slice(0, 2).join(' '));
  const made = calls()
    .filter(({ name }) => /^(account|profile)\.|^payment\.(modify-tip|checkouts\.read)$/.test(name))
    .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '{id}')}`);
  expect(made.filter((call) => !keys.includes(call))).toEqual([]);
});

it.each(Object.entries(operations))(
  '%s: settles after broken responses, reports success only when applied, and works after recovery',
  async (name, operation) => {
    const { key, run, isDone, claim } = operation;
    replay.turnTo(name);
    const keys = new Set(replay.places().map((place) => place.replace(/ after .*$/, '')));
    const changed = fc.oneof(fc.constant(key), fc.constantFrom(...keys));
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(changed, broken, fc.boolean(), async (one, mutation, isLost) => {
        cases += 1;
        const answers: Answer[] = [];
        const opened = await open(operation);
        const { account } = opened;
        if (isLost && claim && one === key && !ASKS.test(key)) lost = key;
        replay.change({
          key: one,
          mutation(known) {
            const answer = mutation(known);
            answers.push(answer);
            return answer;
          },
        });
        await run(account);
        await quiet(opened);
        expect(troublesOf(opened)).toEqual([]);
        expect(misread(opened, operation, answers)).toEqual([]);
        lost = undefined;
        replay.change();
        if (!isDone(account)) {
          // Only the host can renew a session that was reported as expired.
          account.update({ token: account.config.authConfig?.token ?? '' });
          await run(account);
          await quiet(opened);
        }
        expect(isDone(account)).toBe(true);
        expect(troublesOf(opened)).toEqual([]);
        opened.leave();
      }),
      // Shrinking would add nothing to the first failing mutation.
      { numRuns: RUNS_EACH, seed: SEED, endOnFailure: true },
    );
    expect(cases).toBeGreaterThanOrEqual(RUNS_EACH);
    expect(replay.unhandled).toEqual([]);
  },
);
