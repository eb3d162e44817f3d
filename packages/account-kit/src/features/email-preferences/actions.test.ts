import { readEmailPreferences, updateEmailPreferences } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { emailActions } from './actions.ts';

const READ = readEmailPreferences.name;
const UPDATE = updateEmailPreferences.name;
const OFFERS = 'kroger:Special Offers';
const box = useAccount();

const unreadable = { match: UPDATE, kind: 'html', status: 200, times: 1 } as const;

/** Starts an account with its email preferences. */
async function open(...start: Parameters<typeof box.start>) {
  const one = await box.start(...start);
  const { load, want } = emailActions(one.account);
  return {
    ...one,
    load,
    want,
    known: () => one.state().emails,
    wanted: () => {
      const { emails } = one.state();
      return emails.phase === 'ready' ? emails.value.map(({ selected }) => selected) : [];
    },
    switchOf: (id: string) => one.state().emailSwitches[id],
  };
}

it('loads the list, with a loading phase meanwhile [A-2.25] [A-7.12]', async () => {
  const { load, known, wanted } = await open('alice');
  const loading = load();
  expect(known()).toEqual({ phase: 'loading' });
  await loading;
  expect([known().phase, wanted()]).toEqual(['ready', [true, true, false, false]]);
});

it('changes one email at a time and emits it by name to the host [A-4.9] [A-7.13]', async () => {
  const { load, want, wanted, switchOf, heard, told } = await open('alice');
  await load();
  want(OFFERS, true);
  expect(switchOf(OFFERS)).toEqual({ phase: 'saving', isOn: true });
  await expect.poll(() => switchOf(OFFERS)).toEqual({ phase: 'saved' });
  expect(wanted()).toEqual([true, true, false, true]);
  expect(heard('preference:changed')).toEqual([{ kind: 'email', name: 'Special Offers', isOn: true }]);
  expect(told).toEqual([{ type: 'PREFERENCE_CHANGED', kind: 'email' }]);
  want('kroger:Weekly Ad', false);
  await expect.poll(() => switchOf('kroger:Weekly Ad')).toEqual({ phase: 'saved' });
  await load();
  expect(wanted()).toEqual([false, true, false, true]);
});

it('reads and changes the emails of a preferences link, even when the response is lost [A-6.2]', async () => {
  const preferencesLink = await box.controls.openPreferenceLink('alice');
  const { load, want, wanted, switchOf } = await open(undefined, { preferencesLink });
  await load();
  expect(wanted()).toEqual([true, true, false, false]);
  box.controls.addFault({ ...unreadable, when: 'after-commit' });
  want(OFFERS, true);
  await expect.poll(() => switchOf(OFFERS)).toEqual({ phase: 'saved' });
  expect(wanted()).toEqual([true, true, false, true]);
});

it('reports a failure when the response is lost and a read shows no change', async () => {
  const { load, want, wanted, switchOf, heard } = await open('alice');
  await load();
  box.controls.addFault({ ...unreadable, when: 'before' });
  want(OFFERS, true);
  await expect.poll(() => switchOf(OFFERS)).toEqual({ phase: 'failed', wanted: true, trouble: 'technical' });
  expect([wanted()[3], heard('preference:changed'), heard('error').length]).toEqual([false, [], 1]);
});

it('reports the change as unconfirmed when the outcome is unknown', async () => {
  const { load, want, switchOf } = await open('alice');
  await load();
  box.controls.addFault({ ...unreadable, when: 'after-commit' });
  box.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 9 });
  want(OFFERS, true);
  await expect.poll(() => switchOf(OFFERS)).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
});

it('keeps a change that was made during a reload', async () => {
  const { load, want, wanted, heard } = await open('alice');
  await load();
  const { arrived, letGo } = box.controls.hold({ match: READ, when: 'after-commit' });
  const look = load();
  await arrived;
  want(OFFERS, true);
  // The read may end the saved state before the test sees it, so wait for the event instead.
  await expect.poll(() => heard('preference:changed')).toHaveLength(1);
  letGo();
  await look;
  expect(wanted()[3]).toBe(true);
});
