import { addConsents, changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { ERROR_CODES, broken, fuzzRuns, replayAnswers } from '@grocer/foundation/testing';
import type { Asked, Replay } from '@grocer/foundation/testing';
import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stateOf } from '../testing/use-sandbox.ts';
import { addressActions } from '../features/addresses/actions.ts';
import { listOf } from './address-rules.ts';
import type { Consent } from '../window/search/rules.ts';
import { heldOf } from '../times/hold/rules.ts';
import { createScheduling } from '../scheduling/core/create-scheduling.ts';
import type { Scheduling } from '../scheduling/core/create-scheduling.ts';
import { createSelectorSandbox } from '../testing/selector-sandbox.ts';
import type { SelectorSandbox } from '../testing/selector-sandbox.ts';

/** Runs per operation; more than two thousand responses with all of them. Another seed makes others. */
const RUNS_EACH = fuzzRuns(110);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

interface Operation {
  /** The request whose response is changed. */
  readonly key: string;
  /** Prepares the state of the service. */
  prepare?(page: Scheduling): Promise<unknown>;
  run(page: Scheduling): Promise<unknown>;
  /** Returns true when the operation has had its effect. */
  isDone(page: Scheduling): boolean;
}

const PICKUP = { modality: 'PICKUP', storeId: '01100147' } as const;
const BUYER = { firstName: 'Erin', lastName: 'Evans' };
const select = ({ selector }: Scheduling) => stateOf(selector)();
const offered = ({ store }: Scheduling): boolean => store.getState().offer.phase === 'ready';
const arrived = ({ store }: Scheduling): boolean => store.getState().arrival.phase === 'arrived';

/** Chooses the first time and reserves it. */
async function reserve({ store }: Scheduling): Promise<void> {
  const { offer } = store.getState();
  const times = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
  if (!times[0]) return;
  store.getState().setTime(optionKey(times[0]));
  await store.getState().reserve();
}
const isHeld = (page: Scheduling): boolean => select(page).reservation.phase === 'held';

const PURPOSE = { modality: 'DELIVERY', isOwn: false, wantsTimes: false } as const;
const streets = (page: Scheduling): readonly string[] =>
  listOf(select(page).book).map(({ address }) => address.street);

/** Opens the form for a new address or the first one of the book, and submits it with another street. */
async function saveStreet(page: Scheduling, street: string, edits: boolean): Promise<void> {
  select(page).openWindow();
  const [first] = listOf(await select(page).loadBook());
  if (!first) return;
  select(page).openBook(PURPOSE);
  const { openForm, submitAddress } = addressActions(page.selector);
  openForm(edits ? first.id : undefined);
  await submitAddress({ address: { ...first.address, street }, isMailingAddress: false });
}

/** Opens the timeslots before shopping. */
async function openTimes(page: Scheduling): Promise<void> {
  await select(page).openTimes();
  await select(page).wantTimes(select(page).used.active);
}

let consent: Consent | undefined;

const operations: Readonly<Record<string, Operation>> = {
  'a search by ZIP code': {
    key: 'POST /modality/v1/options',
    run: (page) => select(page).searchZip('45202'),
    isDone: (page) => select(page).results.phase === 'ready',
  },
  'the address book': {
    key: 'GET /profile/v1/addresses',
    run: (page) => select(page).loadBook(),
    isDone: (page) => select(page).book.phase === 'ready',
  },
  'the preferences': {
    key: 'GET /modality/v1/preferences',
    run: (page) => select(page).begin(),
    isDone: (page) => select(page).start.phase === 'ready',
  },
  'the choice of a store': {
    key: 'PUT /modality/v1/preferences/active',
    run: (page) => {
      const destination = { kind: 'store', locationId: '01100147' } as const;
      return select(page).shop({ modality: 'PICKUP', destination, isOwnDelivery: false }, 'x');
    },
    isDone: (page) => select(page).used.active?.source === 'SHOPPER',
  },
  'a consent': {
    key: 'GET /customer/v1/preferences',
    prepare({ selector: { deps, store } }) {
      const { banner, feature } = store.getState().settings;
      const preferences = [{ name: feature, value: true }];
      return deps.http.send(addConsents, { chain: banner.key, preferences }, { signal: deps.signal });
    },
    async run(page) {
      consent = undefined;
      consent = await select(page).checkConsent();
    },
    isDone: () => consent === 'given',
  },
  'the choice of an address': {
    key: 'POST /profile/v1/address-validation/modality',
    async run(page) {
      const [one] = listOf(await select(page).loadBook());
      select(page).openBook(PURPOSE);
      if (one) await addressActions(page.selector).selectAddress(one.id);
    },
    isDone: (page) => select(page).used.active?.modality === 'DELIVERY',
  },
  'an address that is added': {
    key: 'POST /profile/v1/addresses',
    run: (page) => saveStreet(page, '9 New Street', false),
    isDone: (page) => streets(page).includes('9 New Street') && streets(page).length === 2,
  },
  'an address that is changed': {
    key: 'PUT /profile/v1/addresses',
    run: (page) => saveStreet(page, '10 Other Street', true),
    isDone: (page) => streets(page).join() === '10 Other Street',
  },
  'an address that is removed': {
    key: 'DELETE /profile/v1/addresses/{id}',
    async run(page) {
      const [first] = listOf(await select(page).loadBook());
      const { askToRemove, removeAddress } = addressActions(page.selector);
      if (first) askToRemove(first.id);
      await removeAddress();
      await select(page).loadBook();
    },
    isDone: (page) => select(page).book.phase === 'ready' && streets(page).length === 0,
  },
  'the times before shopping': {
    key: 'POST /scheduling/v1/upfront-timeslots',
    run: openTimes,
    isDone: (page) => select(page).times.phase === 'ready',
  },
  'a time reserved before shopping': {
    key: 'POST /scheduling/v4/promises',
    async run(page) {
      await openTimes(page);
      await select(page).reserveTime();
    },
    isDone: (page) => heldOf(select(page).reservation)?.modality === 'DELIVERY',
  },
  'the cart': {
    key: 'GET /cart/v1/cart',
    run: (page) => page.refresh(),
    isDone: arrived,
  },
  'the products': {
    key: 'GET /products/v1/details',
    run: (page) => page.refresh(),
    isDone: arrived,
  },
  'the times': {
    key: 'POST /scheduling/v4/timeslots',
    run: (page) => page.store.getState().loadOffer(),
    isDone: offered,
  },
  'a reservation': {
    key: 'POST /scheduling/v4/promises',
    run: reserve,
    isDone: isHeld,
  },
  'the similar items': {
    key: 'GET /scheduling/v1/replacements/{id}',
    async run(page) {
      await reserve(page);
      const [line] = page.store.getState().unavailable();
      if (line) await page.store.getState().loadSimilar(line);
    },
    isDone: (page) => Object.values(page.store.getState().similar).some(({ phase }) => phase === 'ready'),
  },
  'a held time that is for other items': {
    key: 'PUT /scheduling/v4/promises/{id}',
    async run(page) {
      await reserve(page);
      const { cart, setCart } = page.store.getState();
      const { http, signal } = page.selector.deps;
      const line = cart?.lines.find(({ modality }) => modality === 'PICKUP');
      const changed = await http.send(changeCartLine, { lineId: line?.id ?? '', quantity: 9 }, { signal });
      if (changed.ok) await setCart(changed.value);
      await page.store.getState().continueToPayment();
    },
    isDone: (page) => page.store.getState().checkout.phase === 'created',
  },
  'the checkout': {
    key: 'POST /checkout/v2/checkouts',
    async run(page) {
      await reserve(page);
      await page.store.getState().checkOut();
    },
    isDone: (page) => page.store.getState().checkout.phase === 'created',
  },
  'the words': {
    key: 'GET /content/v1/strings',
    run: (page) => select(page).begin(),
    isDone: (page) => select(page).start.phase === 'ready',
  },
};

/** The last write to the address book, on which later reads depend. */
let written: string | undefined;
const server = setupServer();
let sandbox: SelectorSandbox;
let replay: Replay;
let token = '';

function keyOf({ method, url }: Request): string {
  const path = new URL(url).pathname;
  return `${method} ${path.replace(/^(.*\/(?:replacements|promises|items|preferences|addresses))\/(?!active)[^/]+$/, '$1/{id}')}`;
}

/** Matches the requests for the address book. */
const BOOK = /^(\w+) \/profile\/v1\/addresses(?:$|\/)/;

function nameOf(request: Request): Asked {
  const key = keyOf(request);
  const method = BOOK.exec(key)?.[1];
  if (method !== undefined && method !== 'GET') written = key;
  return { key, place: method === 'GET' && written !== undefined ? `${key} after ${written}` : key };
}

async function open(): Promise<{ page: Scheduling; release: () => void }> {
  written = undefined;
  const page = createScheduling({
    ...sandbox.guest(),
    authConfig: { type: 'B2C', token, getNewToken: async () => token },
    activeModality: PICKUP,
    postalCode: '60601',
    toggles: { upfrontTimeslots: true },
    buyer: BUYER,
    persistence: false,
    navigation: { navigate: () => {} },
  });
  const release = page.retain();
  await quiet(page);
  return { page, release };
}

/** Waits until nothing is loading or in flight. */
const quiet = (page: Scheduling): Promise<unknown> =>
  vi.waitUntil(() => page.store.getState().arrival.phase !== 'loading' && !isLoading(page), {
    interval: 1,
    timeout: 15_000,
  });
const isLoading = (page: Scheduling): boolean => {
  const { results, book, choosing } = select(page);
  const { offer, reserving, checkout, applying } = page.store.getState();
  return (
    [results, book, offer].some(({ phase }) => phase === 'loading') ||
    [choosing, reserving, applying].some(({ phase }) => phase === 'saving') ||
    checkout.phase === 'creating'
  );
};

beforeAll(async () => {
  sandbox = await createSelectorSandbox();
  server.listen({ onUnhandledFrame: 'error' });
  server.use(...sandbox.handlers);
  replay = replayAnswers(nameOf);
  token = (await sandbox.config('erin')).authConfig?.token ?? '';
  for (const [name, { key, prepare, run, isDone }] of Object.entries(operations)) {
    replay.turnTo(name);
    const { page, release } = await open();
    await prepare?.(page);
    await run(page);
    await quiet(page);
    expect(replay.places()).toContain(key);
    expect({ [name]: isDone(page) }).toEqual({ [name]: true });
    release();
    await sandbox.controls.reset();
    token = (await sandbox.config('erin')).authConfig?.token ?? '';
  }
  replay.begin();
});

afterAll(async () => {
  replay.stop();
  server.close();
  await sandbox.close();
});

/** Returns what is wrong with the state or the errors: an unknown error code, no state, or a token in it. */
function troublesOf(page: Scheduling, errors: readonly { code: string }[]): readonly string[] {
  const unknown = errors.filter(({ code }) => !(code in ERROR_CODES));
  const state = JSON.stringify(page.getState());
  return [
    ...unknown.map(({ code }) => `code ${code}`),
    ...(state === undefined ? ['a state that is none'] : []),
    ...(state.includes(token) ? ['a token in the state'] : []),
  ];
}

it.each(Object.entries(operations))(
  'handles broken responses to %s without invalid state, and succeeds once the service recovers',
  async (name, { key, run, isDone }) => {
    replay.turnTo(name);
    await fc.assert(
      fc.asyncProperty(broken, async (mutation) => {
        replay.change();
        const { page, release } = await open();
        const errors: { code: string }[] = [];
        page.selector.emitter.on('error', ({ error }) => errors.push(error));
        replay.change({ key, mutation });
        await run(page);
        await quiet(page);
        expect(troublesOf(page, errors)).toEqual([]);
        replay.change();
        if (!isDone(page)) {
          // After a session was reported as expired, only the host can start another one.
          page.update({ token });
          await quiet(page);
          page.store.getState().leaveModal();
          // The host's cart is on another page; a shopper who returns from it starts again.
          if (!offered(page) || page.getState().page === 'leaving') await page.refresh();
          await quiet(page);
          await run(page);
          await quiet(page);
        }
        expect(isDone(page)).toBe(true);
        expect(troublesOf(page, errors)).toEqual([]);
        release();
      }),
      { numRuns: RUNS_EACH, seed: SEED },
    );
    expect(replay.unhandled).toEqual([]);
  },
  120_000,
);
