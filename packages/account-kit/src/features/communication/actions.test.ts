import { readCommunicationPreferences, updateCommunicationPreferences } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { communicationActions } from './actions.ts';

const READ = readCommunicationPreferences.name;
const UPDATE = updateCommunicationPreferences.name;
const box = useAccount();

const refused = { when: 'before', kind: 'status', status: 400 } as const;

/** Starts an account, signed in or not, with its communication preferences. */
async function open(...start: Parameters<typeof box.start>) {
  const one = await box.start(...start);
  const { load, want } = communicationActions(one.account);
  return {
    ...one,
    load,
    want,
    known: () => one.state().communication,
    switchOf: (id: string) => one.state().communicationSwitches[id],
  };
}

it('loads the preferences, with a loading phase meanwhile [A-3.5] [A-7.7]', async () => {
  const { load, known } = await open('alice');
  const loading = load();
  expect(known()).toEqual({ phase: 'loading' });
  await loading;
  expect(known()).toEqual({ phase: 'ready', value: { relevantAdsOptIn: true, earlyAccess: false } });
});

it('sends a change again that was applied without a response and undone elsewhere', async () => {
  const { load, want, known, account, switchOf } = await open('alice');
  await load();
  box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 3 });
  box.controls.addFault({ match: READ, when: 'before', kind: 'reset', times: 3 });
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
  box.controls.clearFaults();
  await load();
  expect(known()).toMatchObject({ value: { earlyAccess: true } });
  const { http, signal } = account.deps;
  const off = await http.send(updateCommunicationPreferences, { earlyAccess: false }, { signal });
  expect(off.ok).toBe(true);
  await load();
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toEqual({ phase: 'saved' });
  await load();
  expect(known()).toMatchObject({ value: { earlyAccess: true } });
});

it.each([
  ['a visitor', undefined, true],
  ['nobody who is signed in', 'bob', false],
] as const)('reads by a sealed email address for %s [A-6.2] [A-7.7]', async (_who, shopper, isAlices) => {
  const encryptedEmail = await box.controls.sealEmail('alice');
  const { load, known } = await open(shopper, { encryptedEmail });
  await load();
  expect(known()).toMatchObject({ phase: 'ready', value: { relevantAdsOptIn: isAlices } });
});

it.each([
  ['alice', true],
  ['bob', false],
])(
  'takes the ads preference from the profile of %s when the preferences fail to load [A-3.5] [A-8.15]',
  async (who, ads) => {
    const { load, known, heard } = await open(who);
    box.controls.addFault({ ...refused, match: READ, times: 1 });
    await load();
    expect(known()).toEqual({ phase: 'ready', value: { relevantAdsOptIn: ads, earlyAccess: undefined } });
    expect(heard('error')).toMatchObject([{ error: { endpoint: readCommunicationPreferences.path } }]);
  },
);

it('reports missing preferences without reading the profile [A-8.9]', async () => {
  const { load, known } = await open('ivan');
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'notFound' });
  expect(box.calls('profile.read')).toBe(0);
});

it('does not read the profile of a visitor when the preferences fail to load', async () => {
  const encryptedEmail = await box.controls.sealEmail('alice');
  const { load, known } = await open(undefined, { encryptedEmail });
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect([known(), box.calls('profile.read')]).toEqual([{ phase: 'failed', trouble: 'technical' }, 0]);
});

it('does not read the profile when the network is down', async () => {
  const { load, known } = await open('alice');
  box.controls.addFault({ match: READ, when: 'before', kind: 'reset', times: 9 });
  await load();
  expect([known(), box.calls('profile.read')]).toEqual([{ phase: 'failed', trouble: 'offline' }, 0]);
});

it('emits one error when the profile fails to load too', async () => {
  const { load, known, heard } = await open('alice');
  for (const match of [READ, 'profile.read']) box.controls.addFault({ ...refused, match, times: 1 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(heard('error')).toMatchObject([{ error: { endpoint: readCommunicationPreferences.path } }]);
});

it('keeps known preferences when reloading them fails', async () => {
  const { load, known, heard } = await open('alice');
  await load();
  const before = known();
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect([known(), heard('error').length]).toEqual([before, 1]);
});

it('emits no error for a failed load after another shopper has signed in', async () => {
  const { account, load, known, heard } = await open('alice');
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  const { arrived, letGo } = box.controls.hold({ match: 'profile.read', when: 'after-commit' });
  const token = await box.tokenFor('bob');
  const reads = box.calls(READ);
  const loading = load();
  await arrived;
  await expect.poll(() => box.calls(READ)).toBe(reads + 1);
  account.update({ token });
  letGo();
  await loading;
  expect([heard('error'), known()]).toEqual([[], { phase: 'idle' }]);
});

describe.each([
  ['relevantAdsOptIn', false, { relevantAdsOptIn: false, earlyAccess: false }],
  ['earlyAccess', true, { relevantAdsOptIn: true, earlyAccess: true }],
] as const)('%s, changed to %s', (id, isOn, after) => {
  it('is shown optimistically, leaves the other preference unchanged, and is emitted to the host [A-4.9] [A-7.7]', async () => {
    const { load, want, known, switchOf, heard, told } = await open('alice');
    await load();
    want(id, isOn);
    expect(switchOf(id)).toEqual({ phase: 'saving', isOn });
    await expect.poll(() => switchOf(id)).toEqual({ phase: 'saved' });
    expect(known()).toEqual({ phase: 'ready', value: after });
    expect(heard('preference:changed')).toEqual([{ kind: 'communication', name: id, isOn }]);
    expect(told).toEqual([{ type: 'PREFERENCE_CHANGED', kind: 'communication' }]);
    await load();
    expect(known()).toEqual({ phase: 'ready', value: after });
  });

  it('is confirmed by a read when the response is lost', async () => {
    const { load, want, switchOf, heard } = await open('alice');
    await load();
    box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
    want(id, isOn);
    await expect.poll(() => switchOf(id)).toEqual({ phase: 'saved' });
    expect(heard('preference:changed')).toEqual([{ kind: 'communication', name: id, isOn }]);
    expect(box.calls(UPDATE)).toBe(1);
  });

  it('fails when the response is lost and a read shows no change', async () => {
    const { load, want, switchOf, heard } = await open('alice');
    await load();
    box.controls.addFault({ match: UPDATE, when: 'before', kind: 'html', status: 200, times: 1 });
    want(id, isOn);
    await expect.poll(() => switchOf(id)).toEqual({ phase: 'failed', wanted: isOn, trouble: 'technical' });
    expect(heard('error')).toHaveLength(1);
  });
});

it('reports the change as unconfirmed when the outcome is unknown', async () => {
  const { load, want, switchOf } = await open('alice');
  await load();
  box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
  box.controls.addFault({ ...refused, match: READ, times: 9 });
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
});

it('reverts a failed change and emits an error [A-4.9] [A-8.16]', async () => {
  const { load, want, known, switchOf, heard } = await open('alice');
  await load();
  box.controls.addFault({ ...refused, match: UPDATE, times: 1 });
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toMatchObject({ phase: 'failed', trouble: 'technical' });
  expect(known()).toMatchObject({ value: { earlyAccess: false } });
  expect([heard('preference:changed'), heard('error').length]).toEqual([[], 1]);
});
