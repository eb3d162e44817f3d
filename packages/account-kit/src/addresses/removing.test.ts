import { expect, it } from 'vitest';
import { useAccount } from '../testing/use-account.ts';
import { loadBook } from './reading.ts';
import { askToRemove, confirmRemoval, dismissRemoval, leaveRemoval } from './removing.ts';
import { listOf } from './slice.ts';

const box = useAccount();
const LIST = 'account.addresses.list';
const REMOVE = 'account.addresses.remove';

/** Opens the question whether to remove Alice's first address. */
async function asked() {
  const one = await box.start('alice');
  await loadBook(one.account);
  const [first] = listOf(one.state().book);
  askToRemove(one.account, first?.id ?? '');
  return { ...one, remove: () => confirmRemoval(one.account), first };
}

const count = (book: Parameters<typeof listOf>[0]) => listOf(book).length;

it('does not remove the address when the shopper declines the confirmation [A-2.18]', async () => {
  const { account, state } = await asked();
  expect(state().removing).toMatchObject({ phase: 'asking', trouble: undefined });
  dismissRemoval(account);
  await confirmRemoval(account);
  expect([state().removing.phase, count(state().book), box.calls(REMOVE)]).toEqual(['idle', 2, 0]);
});

it('removes the address once when the shopper confirms several times [A-7.5]', async () => {
  const { state, remove, heard } = await asked();
  await Promise.all([remove(), remove()]);
  expect([state().removing.phase, state().announcement, count(state().book)]).toEqual([
    'idle',
    'addressRemoved',
    1,
  ]);
  expect([box.calls(REMOVE), heard('address:removed').length]).toEqual([1, 1]);
});

it('closes the form of its own address only', async () => {
  const { account, state, remove } = await asked();
  const { arrived, letGo } = box.controls.hold({ match: REMOVE, when: 'before' });
  const removing = remove();
  await arrived;
  state().startForm(undefined, true);
  letGo();
  await removing;
  expect(state().addressForm.isModal).toBe(true);
  // The form of the removed address closes with it.
  const [left] = listOf(state().book);
  state().startForm(left?.id, true);
  askToRemove(account, left?.id ?? '');
  await remove();
  expect(state().addressForm.isModal).toBe(false);
});

it.each([
  ['fails', 400, { phase: 'idle' }, 2],
  ['succeeds', undefined, { phase: 'idle' }, 1],
] as const)(
  'asks nothing and moves no focus when it %s after its page was left',
  async (_, status, removing, left) => {
    const { account, state, remove, heard } = await asked();
    const { arrived, letGo } = box.controls.hold({ match: REMOVE, when: 'before' });
    if (status) box.controls.addFault({ match: REMOVE, when: 'before', kind: 'status', status, times: 1 });
    const removed = remove();
    await arrived;
    leaveRemoval(account);
    letGo();
    await removed;
    expect([state().removing, state().landing, count(state().book)]).toEqual([removing, undefined, left]);
    expect([heard('address:removed').length, heard('error').length]).toEqual(status ? [0, 1] : [1, 0]);
  },
);

it.each([
  ['fails', 400, ['asking', 2, 0, 1]],
  ['succeeds', undefined, ['idle', 1, 1, 0]],
] as const)(
  'is sent once when the shopper leaves, comes back and confirms again, and %s once',
  async (_, status, [phase, left, told, failed]) => {
    const { account, state, remove, heard, first } = await asked();
    const { arrived, letGo } = box.controls.hold({ match: REMOVE, when: 'before' });
    if (status) box.controls.addFault({ match: REMOVE, when: 'before', kind: 'status', status, times: 1 });
    const removed = remove();
    await arrived;
    leaveRemoval(account);
    askToRemove(account, first?.id ?? '');
    const again = remove();
    letGo();
    await Promise.all([removed, again]);
    expect([state().removing.phase, count(state().book)]).toEqual([phase, left]);
    expect([heard('address:removed').length, heard('error').length]).toEqual([told, failed]);
    expect(box.calls(REMOVE)).toBe(1);
  },
);

it('ends a question about an address that is removed meanwhile', async () => {
  const { account, state, remove, first } = await asked();
  const { arrived, letGo } = box.controls.hold({ match: REMOVE, when: 'before' });
  const removed = remove();
  await arrived;
  leaveRemoval(account);
  askToRemove(account, first?.id ?? '');
  letGo();
  await removed;
  expect([state().removing.phase, count(state().book)]).toEqual(['idle', 1]);
});

it('announces the removal when its responses are lost but the address is gone', async () => {
  for (let times = 0; times < 3; times += 1)
    box.controls.addFault({ match: REMOVE, when: 'after-commit', kind: 'reset' });
  const { state, remove, heard } = await asked();
  await remove();
  expect([state().announcement, heard('address:removed').length]).toEqual(['addressRemoved', 1]);
});

it('reports the removal as unconfirmed when the outcome is unknown, and completes it on the next try', async () => {
  const { state, remove } = await asked();
  for (let times = 0; times < 3; times += 1)
    box.controls.addFault({ match: REMOVE, when: 'after-commit', kind: 'reset' });
  box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
  await remove();
  expect(state().removing).toMatchObject({ phase: 'asking', trouble: 'removeUnconfirmed' });
  await remove();
  expect([state().removing.phase, count(state().book)]).toEqual(['idle', 1]);
});

it('announces the removal of an address that another device has already removed [A-8.3]', async () => {
  const { account, state, remove, first } = await asked();
  const other = await box.start('alice');
  await loadBook(other.account);
  askToRemove(other.account, first?.id ?? '');
  await confirmRemoval(other.account);
  await remove();
  expect([state().announcement, account.getState().addressCount]).toEqual(['addressRemoved', 1]);
});
