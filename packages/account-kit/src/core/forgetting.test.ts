import { expect, it } from 'vitest';
import { loadBook } from '../addresses/reading.ts';
import { communicationActions } from '../features/communication/actions.ts';
import { emailActions } from '../features/email-preferences/actions.ts';
import { storeActions } from '../features/preferred-store/actions.ts';
import { smsActions } from '../features/sms-preferences/actions.ts';
import { applicationDataReading, preferredStoreReading, rewardsReading } from '../profile/reading.ts';
import { useAccount } from '../testing/use-account.ts';
import type { AccountStore } from './store.ts';

const box = useAccount();

/** Picks the state that belongs to the shopper. */
const known = ({ book, removing, landing, announcement, addressForm, drafts, ...more }: AccountStore) => ({
  addresses: { book, removing, landing, announcement, form: addressForm.step, drafts },
  profile: [more.profile, more.applicationData, more.rewards, more.preferredStore],
  preferences: [more.emails, more.sms, more.communication],
  switches: [more.emailSwitches, more.smsSwitches, more.communicationSwitches],
  store: [more.isChoosingStore, more.wasChoosingStore, more.storeSearch, more.storeChoice],
});

const IDLE = { phase: 'idle' };
const NOTHING = {
  addresses: {
    book: IDLE,
    removing: IDLE,
    landing: undefined,
    announcement: undefined,
    form: { phase: 'editing', trouble: undefined, answer: undefined },
    drafts: {},
  },
  profile: [IDLE, IDLE, IDLE, IDLE],
  preferences: [IDLE, IDLE, IDLE],
  switches: [{}, {}, {}],
  store: [false, false, IDLE, IDLE],
};

it('keeps the draft when the same shopper signs in again, and loads the book that had failed to load', async () => {
  const token = await box.tokenFor('alice');
  const authConfig = { type: 'B2C', token, shopperId: 'alice' } as const;
  const { account, state } = await box.start(undefined, { authConfig });
  await box.controls.expireTokens();
  expect(await loadBook(account)).toMatchObject({ phase: 'failed' });
  const draft = { entry: undefined, isMailingAddress: true };
  state().keepDraft(undefined, draft);
  account.update({ token: await box.tokenFor('alice'), shopperId: 'alice' });
  await expect.poll(() => state().book.phase).toBe('ready');
  expect(state().drafts['']).toBe(draft);
});

it('starts without shopper data, and clears the data of a shopper when another one signs in', async () => {
  const { account, state } = await box.start('alice');
  expect(known(state())).toEqual(NOTHING);
  const lists = [emailActions, smsActions, communicationActions].map((actions) => actions(account));
  await Promise.all([
    loadBook(account),
    applicationDataReading(account).load(),
    preferredStoreReading(account).load(),
    ...lists.map(({ load }) => load()),
  ]);
  await rewardsReading(account).load();
  state().startChoosingStore();
  await storeActions(account).search('45202');
  for (const [list, id] of [
    [lists[0], 'kroger:Special Offers'],
    [lists[1], 'CLICKLIST'],
    [lists[2], 'earlyAccess'],
  ] as const)
    list?.want(id, true);
  account.store.setState({
    landing: 'add',
    announcement: 'addressRemoved',
    removing: { phase: 'asking', id: 'home', trouble: undefined },
    drafts: { home: { entry: undefined, isMailingAddress: true } },
  });
  const { profile, preferences, switches } = known(state());
  expect([...profile, ...preferences].map(({ phase }) => phase)).toEqual(Array(7).fill('ready'));
  expect(switches.map((one) => Object.keys(one).length)).toEqual([1, 1, 1]);
  account.update({ token: await box.tokenFor('bob') });
  expect(known(state())).toEqual(NOTHING);
});
