import { readSmsOptIn, readTransactionalSms, updateSmsOptIn } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { smsActions } from './actions.ts';

const READ = readSmsOptIn.name;
const UPDATE = updateSmsOptIn.name;
const box = useAccount();

const refused = { when: 'before', kind: 'status', status: 400 } as const;
const ALICE = '+16145550101';

/** Starts a shopper's account with its text message preferences. */
async function open(shopper = 'alice') {
  const one = await box.start(shopper);
  const { load, want } = smsActions(one.account);
  return {
    ...one,
    load,
    want,
    known: () => one.state().sms,
    kinds: () => {
      const { sms } = one.state();
      return sms.phase === 'ready' ? sms.value.list.map(({ selected }) => selected) : [];
    },
    switchOf: (id: string) => one.state().smsSwitches[id],
  };
}

it('says of each kind whether the phone gets it, after an answer for each alone [A-2.25] [A-3.7]', async () => {
  const { load, known } = await open();
  const loading = load();
  expect(known()).toEqual({ phase: 'loading' });
  await loading;
  const list = [
    { preferenceType: 'CLICKLIST', selected: false },
    { preferenceType: 'PROMOTIONAL', selected: false },
    { preferenceType: 'TRANSACTIONAL', selected: true },
  ];
  expect(known()).toEqual({ phase: 'ready', value: { phoneNumber: ALICE, list } });
});

it('asks nothing of the service for whoever has no mobile phone [A-8.10]', async () => {
  const { load, known } = await open('judy');
  await load();
  expect(known()).toEqual({ phase: 'ready', value: { phoneNumber: undefined, list: [] } });
  expect(box.calls(READ)).toBe(0);
});

it('asks again whose phone it is where none was known, and not where one was', async () => {
  for (const [shopper, times] of [
    ['alice', 1],
    ['judy', 2],
  ] as const) {
    const { load } = await open(shopper);
    const before = box.calls('profile.read');
    await load();
    await load();
    expect(box.calls('profile.read') - before).toBe(times);
  }
});

it('says which kind cannot be told, tells the host, and leaves the others [A-8.11]', async () => {
  const { load, known, kinds, heard } = await open();
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect([known().phase, kinds().filter((one) => one === undefined), kinds().at(-1)]).toEqual([
    'ready',
    [undefined],
    true,
  ]);
  expect(heard('error')).toMatchObject([{ error: { endpoint: readSmsOptIn.path } }]);
});

it('speaks once where no kind can be told for the same reason', async () => {
  const { load, known, heard } = await open();
  for (const match of [READ, readTransactionalSms.name])
    box.controls.addFault({ ...refused, match, times: 9 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(heard('error')).toHaveLength(1);
});

it('says it of each kind where the carrier does not answer [A-7.11] [A-8.11]', async () => {
  const { load, known, kinds } = await open('grace');
  await load();
  expect([known().phase, kinds()]).toEqual(['ready', [undefined, undefined, undefined]]);
});

it('is out of reach while it is unknown who the shopper is', async () => {
  const { load, known } = await open();
  box.controls.addFault({ ...refused, match: 'profile.read', times: 1 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(box.calls(READ)).toBe(0);
});

it('tells nobody of what could not be read for a shopper who has gone', async () => {
  const { account, load, known, heard } = await open();
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  box.controls.addFault({ match: readTransactionalSms.name, when: 'before', kind: 'delay', ms: 100 });
  const loading = load();
  await expect.poll(() => box.calls(READ)).toBe(2);
  account.update({ token: await box.tokenFor('bob') });
  await loading;
  expect([heard('error'), known()]).toEqual([[], { phase: 'idle' }]);
});

it('is changed as the service says, and by its kind for the host [A-4.9] [A-7.10]', async () => {
  const { load, want, kinds, switchOf, heard, told } = await open();
  await load();
  want('CLICKLIST', true);
  expect(switchOf('CLICKLIST')).toEqual({ phase: 'saving', isOn: true });
  await expect.poll(() => switchOf('CLICKLIST')).toEqual({ phase: 'saved' });
  expect(kinds()).toEqual([true, false, true]);
  expect(heard('preference:changed')).toEqual([{ kind: 'sms', name: 'CLICKLIST', isOn: true }]);
  expect(told).toEqual([{ type: 'PREFERENCE_CHANGED', kind: 'sms' }]);
  await load();
  expect(kinds()).toEqual([true, false, true]);
});

it('keeps at the kind what the service warns of [A-4.9]', async () => {
  const { load, want, switchOf } = await open();
  await load();
  want('PROMOTIONAL', true);
  await expect
    .poll(() => switchOf('PROMOTIONAL'))
    .toEqual({ phase: 'warned', isOn: true, warning: 'Please check your phone for further instructions.' });
});

it('is put back where it could not be changed [A-4.9]', async () => {
  const { load, want, kinds, switchOf, heard } = await open();
  await load();
  box.controls.addFault({ ...refused, match: UPDATE, times: 1 });
  want('CLICKLIST', true);
  await expect
    .poll(() => switchOf('CLICKLIST'))
    .toEqual({ phase: 'failed', wanted: true, trouble: 'technical' });
  expect([kinds()[0], heard('preference:changed'), heard('error').length]).toEqual([false, [], 1]);
});

const unreadable = { kind: 'html', status: 200, times: 1 } as const;

it.each([
  ['TRANSACTIONAL', false],
  ['CLICKLIST', true],
] as const)('finds out that %s was changed to %s, of which the answer is lost', async (id, isOn) => {
  const { load, want, switchOf, heard } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'after-commit' });
  want(id, isOn);
  await expect.poll(() => switchOf(id)).toEqual({ phase: 'saved' });
  expect(heard('preference:changed')).toEqual([{ kind: 'sms', name: id, isOn }]);
  expect(box.calls(UPDATE)).toBe(1);
});

it('is not said to be changed where it was not and the answer is lost', async () => {
  const { load, want, kinds, switchOf } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'before' });
  want('CLICKLIST', true);
  await expect.poll(() => switchOf('CLICKLIST')).toMatchObject({ phase: 'failed', trouble: 'technical' });
  expect(kinds()[0]).toBe(false);
});

it('is not said to have failed where nobody can tell', async () => {
  const { load, want, switchOf } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'after-commit' });
  box.controls.addFault({ ...refused, match: READ, times: 9 });
  want('CLICKLIST', true);
  await expect.poll(() => switchOf('CLICKLIST')).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
});

it('does not take back what was changed while it was read', async () => {
  const { load, want, kinds, heard } = await open();
  await load();
  box.controls.addFault({ match: READ, when: 'after-commit', kind: 'delay', ms: 150, times: 1 });
  const look = load();
  want('CLICKLIST', true);
  // The read may end the saved state before the test sees it, so wait for the event instead.
  await expect.poll(() => heard('preference:changed')).toHaveLength(1);
  await look;
  expect(kinds()[0]).toBe(true);
});
