import { readCommunicationPreferences, updateCommunicationPreferences } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
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

it('is read, and says so meanwhile [A-3.5] [A-7.7]', async () => {
  const { load, known } = await open('alice');
  const loading = load();
  expect(known()).toEqual({ phase: 'loading' });
  await loading;
  expect(known()).toEqual({ phase: 'ready', value: { relevantAdsOptIn: true, earlyAccess: false } });
});

it.each([
  ['a visitor', undefined, true],
  ['nobody who is signed in', 'bob', false],
] as const)('is read by a sealed email address for %s [A-6.2] [A-7.7]', async (_who, shopper, isAlices) => {
  const encryptedEmail = await box.controls.sealEmail('alice');
  const { load, known } = await open(shopper, { encryptedEmail });
  await load();
  expect(known()).toMatchObject({ phase: 'ready', value: { relevantAdsOptIn: isAlices } });
});

it.each([
  ['alice', true],
  ['bob', false],
])('is known of the ads by the profile of %s, where it cannot be read [A-3.5] [A-8.15]', async (who, ads) => {
  const { load, known, heard } = await open(who);
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect(known()).toEqual({ phase: 'ready', value: { relevantAdsOptIn: ads, earlyAccess: undefined } });
  expect(heard('error')).toMatchObject([{ error: { endpoint: readCommunicationPreferences.path } }]);
});

it('is none by the profile where the service says that there are none [A-8.9]', async () => {
  const { load, known } = await open('ivan');
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'notFound' });
  expect(box.calls('profile.read')).toBe(0);
});

it('is not looked for in the profile of a visitor', async () => {
  const encryptedEmail = await box.controls.sealEmail('alice');
  const { load, known } = await open(undefined, { encryptedEmail });
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect([known(), box.calls('profile.read')]).toEqual([{ phase: 'failed', trouble: 'technical' }, 0]);
});

it('is not looked for in the profile without a network, which would be asked in vain', async () => {
  const { load, known } = await open('alice');
  box.controls.addFault({ match: READ, when: 'before', kind: 'reset', times: 9 });
  await load();
  expect([known(), box.calls('profile.read')]).toEqual([{ phase: 'failed', trouble: 'offline' }, 0]);
});

it('says once that it cannot be told where the profile cannot be read either', async () => {
  const { load, known, heard } = await open('alice');
  for (const match of [READ, 'profile.read']) box.controls.addFault({ ...refused, match, times: 1 });
  await load();
  expect(known()).toEqual({ phase: 'failed', trouble: 'technical' });
  expect(heard('error')).toMatchObject([{ error: { endpoint: readCommunicationPreferences.path } }]);
});

it('stays whole where it is known and cannot be read again', async () => {
  const { load, known, heard } = await open('alice');
  await load();
  const before = known();
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  await load();
  expect([known(), heard('error').length]).toEqual([before, 1]);
});

it('tells nobody of what could not be read for a shopper who has gone', async () => {
  const { account, load, known, heard } = await open('alice');
  box.controls.addFault({ ...refused, match: READ, times: 1 });
  box.controls.addFault({ match: 'profile.read', when: 'after-commit', kind: 'delay', ms: 200, times: 1 });
  const token = await box.tokenFor('bob');
  const recording = recordRequests('http://api.localhost:8787/');
  onTestFinished(recording.stop);
  const loading = load();
  await expect.poll(() => recording.requests).toHaveLength(2);
  account.update({ token });
  await loading;
  expect([heard('error'), known()]).toEqual([[], { phase: 'idle' }]);
});

describe.each([
  ['relevantAdsOptIn', false, { relevantAdsOptIn: false, earlyAccess: false }],
  ['earlyAccess', true, { relevantAdsOptIn: true, earlyAccess: true }],
] as const)('%s, changed to %s', (id, isOn, after) => {
  it('is shown at once, leaves the other, and is told to the host [A-4.9] [A-7.7]', async () => {
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

  it('is found to be so where the answer is lost', async () => {
    const { load, want, switchOf, heard } = await open('alice');
    await load();
    box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
    want(id, isOn);
    await expect.poll(() => switchOf(id)).toEqual({ phase: 'saved' });
    expect(heard('preference:changed')).toEqual([{ kind: 'communication', name: id, isOn }]);
    expect(box.calls(UPDATE)).toBe(1);
  });

  it('is not said to be so where it is not and the answer is lost', async () => {
    const { load, want, switchOf, heard } = await open('alice');
    await load();
    box.controls.addFault({ match: UPDATE, when: 'before', kind: 'html', status: 200, times: 1 });
    want(id, isOn);
    await expect.poll(() => switchOf(id)).toEqual({ phase: 'failed', wanted: isOn, trouble: 'technical' });
    expect(heard('error')).toHaveLength(1);
  });
});

it('is not said to have failed where nobody can tell', async () => {
  const { load, want, switchOf } = await open('alice');
  await load();
  box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
  box.controls.addFault({ ...refused, match: READ, times: 9 });
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
});

it('is put back where it could not be changed [A-4.9] [A-8.16]', async () => {
  const { load, want, known, switchOf, heard } = await open('alice');
  await load();
  box.controls.addFault({ ...refused, match: UPDATE, times: 1 });
  want('earlyAccess', true);
  await expect.poll(() => switchOf('earlyAccess')).toMatchObject({ phase: 'failed', trouble: 'technical' });
  expect(known()).toMatchObject({ value: { earlyAccess: false } });
  expect([heard('preference:changed'), heard('error').length]).toEqual([[], 1]);
});
