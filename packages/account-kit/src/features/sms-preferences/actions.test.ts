import { readSmsOptIn, readTransactionalSms, updateSmsOptIn } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { valueOf } from '../../preferences/known.ts';
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

it('loads each kind with whether the phone receives it [A-2.25] [A-3.7]', async () => {
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

it('reads no kinds for a shopper without a mobile phone [A-8.10]', async () => {
  const { load, known } = await open('judy');
  await load();
  expect(known()).toEqual({ phase: 'ready', value: { phoneNumber: undefined, list: [] } });
  expect(box.calls(READ)).toBe(0);
});

it('reads the texts of the phone that the profile has now [A-3.7] [A-8.10]', async () => {
  const { load, known } = await open();
  await load();
  await box.db.updateTable('phones').set({ number: '+16145550177' }).where('type', '=', 'MOBILE').execute();
  await load();
  expect(valueOf(known())?.phoneNumber).toBe('+16145550177');
});

it('keeps what is known of a kind that fails to load again', async () => {
  const { load, kinds } = await open();
  await load();
  const before = kinds();
  expect(before).not.toContain(undefined);
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect(kinds()).toEqual(before);
});

it('marks a kind that fails to load, emits an error, and keeps the others [A-8.11]', async () => {
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

it('emits one error when every kind fails to load for the same reason', async () => {
  const { load, known, heard } = await open();
  for (const match of [READ, readTransactionalSms.name])
    box.controls.addFault({ ...refused, match, times: 9 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(heard('error')).toHaveLength(1);
});

it('marks every kind as unknown when the carrier does not respond [A-7.11] [A-8.11]', async () => {
  const { load, known, kinds } = await open('grace');
  await load();
  expect([known().phase, kinds()]).toEqual(['ready', [undefined, undefined, undefined]]);
});

it('fails without reading the kinds when the profile fails to load', async () => {
  const { load, known } = await open();
  box.controls.addFault({ ...refused, match: 'profile.read', times: 1 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(box.calls(READ)).toBe(0);
});

it('emits no error for a failed load after another shopper has signed in', async () => {
  const { account, load, known, heard } = await open();
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  const { arrived, letGo } = box.controls.hold({ match: readTransactionalSms.name, when: 'before' });
  const token = await box.tokenFor('bob');
  const loading = load();
  await arrived;
  await expect.poll(() => box.calls(READ)).toBe(2);
  account.update({ token });
  letGo();
  await loading;
  expect([heard('error'), known()]).toEqual([[], { phase: 'idle' }]);
});

it('changes a kind and emits it by name to the host [A-4.9] [A-7.10]', async () => {
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

it('keeps the warning of the service with the changed kind [A-4.9]', async () => {
  const { load, want, switchOf } = await open();
  await load();
  want('PROMOTIONAL', true);
  await expect
    .poll(() => switchOf('PROMOTIONAL'))
    .toEqual({ phase: 'warned', isOn: true, warning: 'Please check your phone for further instructions.' });
});

it('reverts a failed change and emits an error [A-4.9]', async () => {
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
] as const)('confirms by a read that %s was changed to %s when the response is lost', async (id, isOn) => {
  const { load, want, switchOf, heard } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'after-commit' });
  want(id, isOn);
  await expect.poll(() => switchOf(id)).toEqual({ phase: 'saved' });
  expect(heard('preference:changed')).toEqual([{ kind: 'sms', name: id, isOn }]);
  expect(box.calls(UPDATE)).toBe(1);
});

it('fails when the response is lost and a read shows no change', async () => {
  const { load, want, kinds, switchOf } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'before' });
  want('CLICKLIST', true);
  await expect.poll(() => switchOf('CLICKLIST')).toMatchObject({ phase: 'failed', trouble: 'technical' });
  expect(kinds()[0]).toBe(false);
});

it('reports the change as unconfirmed when the outcome is unknown', async () => {
  const { load, want, switchOf } = await open();
  await load();
  box.controls.addFault({ ...unreadable, match: UPDATE, when: 'after-commit' });
  box.controls.addFault({ ...refused, match: READ, times: 9 });
  want('CLICKLIST', true);
  await expect.poll(() => switchOf('CLICKLIST')).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
});

it('keeps a change that was made during a reload', async () => {
  const { load, want, kinds, heard } = await open();
  await load();
  const { arrived, letGo } = box.controls.hold({ match: READ, when: 'after-commit' });
  const look = load();
  await arrived;
  want('CLICKLIST', true);
  // The read may end the saved state before the test sees it, so wait for the event instead.
  await expect.poll(() => heard('preference:changed')).toHaveLength(1);
  letGo();
  await look;
  expect(kinds()[0]).toBe(true);
});
