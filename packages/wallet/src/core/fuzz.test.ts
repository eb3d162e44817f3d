import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressActions } from '../forms/addresses/actions.ts';
import { checkGiftCard } from '../cards/balances/actions.ts';
import { makePreferred } from '../cards/actions/prefer.ts';
import { listOf } from '../cards/rules.ts';
import type { WalletConfig } from '../config.ts';
import { createWallet } from './create-wallet.ts';
import type { Wallet } from './create-wallet.ts';
import { errorMessages } from '../forms/errors/messages.ts';
import type { Problem } from '../forms/slice.ts';
import { addCardActions } from '../features/add-card/actions.ts';
import { addGiftCardActions } from '../features/add-gift-card/actions.ts';
import { addSnapCardActions } from '../features/add-snap-card/actions.ts';
import { checkBalanceActions } from '../features/check-balance/actions.ts';
import { deleteCardActions } from '../features/delete-card/actions.ts';
import { editCardActions } from '../features/edit-card/actions.ts';
import type { HostedFields } from '../hosted-fields/port.ts';
import { ERROR_CODES, broken, fuzzRuns, replayAnswers } from '@grocer/foundation/testing';
import type { Replay } from '@grocer/foundation/testing';
import { untouched } from '../testing/filled-fields.ts';
import { form } from '../testing/open-wallet.ts';
import { startShop } from '../testing/shop-for-tests.ts';

/** Runs per operation; more than two thousand answers with all of them. Another seed gives others. */
const RUNS_EACH = fuzzRuns(210);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

type Shopper = 'alice' | 'heidi';

interface Operation {
  readonly shopper: Shopper;
  /** The key of the request whose answer is changed. */
  readonly key: string;
  run(wallet: Wallet): Promise<unknown>;
  /** Returns true when the operation has had its effect. */
  isDone(wallet: Wallet): boolean;
}

const cardWith = (wallet: Wallet, lastFour: string) =>
  listOf(wallet.store.getState().cards).find((card) => card.lastFour === lastFour);

function cardOf(wallet: Wallet, lastFour: string) {
  const card = cardWith(wallet, lastFour);
  if (!card) throw new Error(`The list that was recorded has no card ending in ${lastFour}.`);
  return card;
}

const token = {
  token: 'recorded',
  brand: 'DISCOVER' as const,
  firstSix: '601111',
  lastFour: '1117',
  expirationMonth: '08',
  expirationYear: '31',
};
const fieldsOf = <Token>(given: Token): HostedFields<Token> => ({
  ...untouched,
  isChanged: () => true,
  destroy: () => {},
  tokenise: async () => ({ ok: true, token: given }),
});

const address = {
  street: '700 Quince Way',
  unit: '',
  locality: 'Dayton',
  region: 'OH',
  postalCode: '45402',
  countryCode: 'US' as const,
};

let shop: Awaited<ReturnType<typeof startShop>>;
let replay: Replay;
/** Fields are filled in at the real vault while answers are recorded; later they return recorded tokens. */
const cardFields = () =>
  replay.isRecording() ? shop.fieldsWith({ accountNumber: '6011111111111117' }) : fieldsOf(token);
const codeFields = () => (replay.isRecording() ? shop.codeWith('123') : fieldsOf('recorded'));
const pinFields = () => (replay.isRecording() ? shop.pinWith('1234') : fieldsOf('recorded'));

const isGone = (lastFour: string) => (wallet: Wallet) => cardWith(wallet, lastFour) === undefined;
const isThere = (lastFour: string) => (wallet: Wallet) => cardWith(wallet, lastFour) !== undefined;

const operations: Readonly<Record<string, Operation>> = {
  'the list of cards': {
    shopper: 'alice',
    key: 'GET /payment/v2/wallet',
    run: (wallet) => wallet.store.getState().loadCards(),
    isDone: (wallet) => wallet.getState().status === 'ready',
  },
  'the list of addresses': {
    shopper: 'alice',
    key: 'GET /payment/v2/wallet/account/billing',
    run: (wallet) => addressActions(wallet).loadAddresses(),
    isDone: (wallet) => wallet.store.getState().addresses.phase === 'ready',
  },
  'saving an address': {
    shopper: 'alice',
    key: 'PUT /payment/v2/wallet/account/billing',
    run: (wallet) => addressActions(wallet).saveAddress(address),
    isDone: (wallet) => wallet.store.getState().forms['update-address'] === undefined,
  },
  'adding a bank card': {
    shopper: 'heidi',
    key: 'POST /payment/v2/wallet BANK_CARD',
    async run(wallet) {
      await addressActions(wallet).loadAddresses();
      await addCardActions(wallet).submitCard(form, cardFields());
    },
    isDone: isThere('1117'),
  },
  'adding a SNAP card': {
    shopper: 'heidi',
    key: 'POST /payment/v2/wallet EBT_CARD',
    run: (wallet) => addSnapCardActions(wallet).submitSnapCard({ pan: '9999000000000004', save: true }),
    isDone: isThere('0004'),
  },
  'adding a gift card': {
    shopper: 'heidi',
    key: 'POST /payment/v2/wallet GIFT_CARD',
    run: (wallet) => addGiftCardActions(wallet).submitGiftCard({ pan: '9999990000000001006', pin: '1111' }),
    isDone: isThere('1006'),
  },
  'editing a card': {
    shopper: 'alice',
    key: 'PUT /payment/v2/wallet CREDIT_CARD',
    async run(wallet) {
      await addressActions(wallet).loadAddresses();
      const card = listOf(wallet.store.getState().cards).find(({ brand }) => brand === 'MASTERCARD');
      if (!card) return;
      const changed = { firstName: 'Ann', lastName: 'Lee', month: '08', year: '2033', preferred: false };
      const edit = { card, form: changed, fields: codeFields(), onBadCode: () => {} };
      await editCardActions(wallet).submitEdit(edit);
    },
    isDone: (wallet) => wallet.store.getState().forms['edit-card'] === undefined,
  },
  'making a card preferred': {
    shopper: 'alice',
    key: 'PUT /payment/v2/wallet/cards/defaults',
    run: (wallet) => makePreferred(wallet)(cardOf(wallet, '4444')),
    isDone: (wallet) => wallet.store.getState().forms['prefer-card'] === undefined,
  },
  'asking for a gift balance': {
    shopper: 'alice',
    key: 'POST /payment/v2/wallet/gift-card/balance',
    run: (wallet) => checkGiftCard(wallet)(cardOf(wallet, '1000')),
    isDone: (wallet) => wallet.store.getState().checks[cardOf(wallet, '1000').id] === undefined,
  },
  'asking for a SNAP balance': {
    shopper: 'alice',
    key: 'POST /payment/v2/wallet/cards/ebt/balance',
    async run(wallet) {
      wallet.store.getState().openFlyout({ screen: 'check-balance', cardId: cardOf(wallet, '0004').id });
      await checkBalanceActions(wallet).submitPin(pinFields());
    },
    isDone: (wallet) => cardOf(wallet, '0004').balance !== undefined,
  },
  'deleting a card': {
    shopper: 'alice',
    key: 'DELETE /payment/v2/wallet/{id}',
    run: async (wallet) => {
      const card = cardWith(wallet, '4444');
      if (card) await deleteCardActions(wallet).removeCard(card);
    },
    isDone: isGone('4444'),
  },
};

/** Returns what identifies a request: its method, path and kind of card. */
async function keyOf(request: Request): Promise<string> {
  const path = new URL(request.url).pathname.replace(
    /^(\/payment\/v2\/wallet)\/(?!account|gift|cards)[^/]+$/,
    '$1/{id}',
  );
  const sent = await request.clone().text();
  const kind = /"paymentType":"(\w+)"/.exec(sent)?.[1] ?? '';
  return `${request.method} ${path} ${kind}`.trim();
}

const configs = new Map<Shopper, WalletConfig>();
let shopperNow: Shopper = 'alice';

async function open(shopper: Shopper): Promise<{ wallet: Wallet; release: () => void }> {
  shopperNow = shopper;
  const config = configs.get(shopper);
  if (!config) throw new Error(`There is no config of ${shopper}.`);
  const wallet = createWallet(config);
  const release = wallet.retain();
  await wallet.store.getState().loadCards();
  return { wallet, release };
}

beforeAll(async () => {
  shop = await startShop();
  replay = replayAnswers(async (request) => {
    if (!request.url.includes('/payment/')) return undefined;
    const key = await keyOf(request);
    return { key, place: `${shopperNow} ${key}` };
  });
  for (const shopper of ['alice', 'heidi'] as const) {
    const config = await shop.configOf(shopper);
    const { token: bearer } = config.authConfig;
    const authConfig = { ...config.authConfig, getNewToken: async () => bearer };
    configs.set(shopper, { ...config, authConfig });
  }
  for (const { shopper, key, run } of Object.values(operations)) {
    const { wallet, release } = await open(shopper);
    await run(wallet);
    expect(replay.places()).toContain(`${shopper} ${key}`);
    release();
  }
  replay.begin();
});

afterAll(async () => {
  replay.stop();
  await shop.stop();
});

const isMoney = (cents: number | undefined): boolean => cents === undefined || Number.isInteger(cents);

/** Why the wallet could not be rendered: an unknown code or message, an invalid amount, or a stuck form. */
function troublesOf({ store, getState }: Wallet): readonly string[] {
  const { cards, forms } = store.getState();
  const list = listOf(cards);
  const failure = cards.phase === 'failed' ? [cards.error.code] : [];
  const problems = Object.values(forms).flatMap((one) => (one.phase === 'editing' && one.problem) || []);
  return [
    ...(new Set(list.map(({ id }) => id)).size === list.length ? [] : ['two cards have one id']),
    ...list.filter(({ balance }) => !isMoney(balance)).map(({ balance }) => `balance ${balance}`),
    ...failure.filter((code) => !(code in ERROR_CODES)).map((code) => `code ${code}`),
    ...Object.entries(forms).flatMap(([name, one]) =>
      one.phase === 'submitting' ? [`${name} is stuck`] : [],
    ),
    ...problems.filter((one) => !wordsOf(one)).map(({ about }) => `no words for ${about}`),
    ...(JSON.stringify(getState()) === undefined ? ['a state that is none'] : []),
  ];
}

const wordsOf = (problem: Problem): string =>
  problem.about === 'said' ? problem.words : errorMessages[problem.about];

/** Waits for the balance check of a new gift card, which runs after the form is done. */
const quiet = ({ store }: Wallet): Promise<unknown> =>
  vi.waitUntil(() => !Object.values(store.getState().checks).includes('checking'), {
    interval: 1,
    timeout: 15_000,
  });

it.each(Object.entries(operations))(
  'handles broken responses to %s without invalid state, and succeeds once the service recovers',
  async (_name, { shopper, key, run, isDone }) => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(broken, async (mutation) => {
        changed += 1;
        const isList = key === operations['the list of cards']?.key;
        replay.change(...(isList ? [{ key, mutation }] : []));
        const { wallet, release } = await open(shopper);
        replay.change({ key, mutation });
        if (!isList) await run(wallet);
        await quiet(wallet);
        expect(troublesOf(wallet)).toEqual([]);
        replay.change();
        if (!isDone(wallet)) {
          // Only the host can resume a session that has expired.
          wallet.update({ token: wallet.config.authConfig.token });
          await run(wallet);
        }
        await quiet(wallet);
        expect(isDone(wallet)).toBe(true);
        expect(troublesOf(wallet)).toEqual([]);
        release();
      }),
      { numRuns: RUNS_EACH, seed: SEED },
    );
    expect(changed).toBeGreaterThanOrEqual(RUNS_EACH);
    expect(replay.unhandled).toEqual([]);
  },
  30_000,
);
