import { addBookAddress, updateBookAddress } from '@grocer/foundation/contract';
import type { Address } from '@grocer/foundation/domain';
import type { Http } from '@grocer/foundation/http';
import { expect, it } from 'vitest';
import { listOf } from '../../addresses/slice.ts';
import { loadBook } from '../../addresses/reading.ts';
import { askToRemove, confirmRemoval } from '../../addresses/removing.ts';
import { useAccount } from '../../testing/use-account.ts';
import { save } from './saving.ts';
import { editAgain, saveChosen, submit } from './submitting.ts';

const box = useAccount();
const LIST = 'account.addresses.list';
const ADD = 'account.addresses.add';
const UPDATE = 'account.addresses.update';
const CHECK = 'account.addresses.validate';

const address: Address = {
  street: '9 New Street',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};
const entered = (street = address.street) => ({ address: { ...address, street }, isMailingAddress: false });
const lose = (match: string) =>
  box.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });

/** Starts the form for a new address, or for the second one in the book. */
async function atForm(edits = false) {
  const one = await box.start('alice');
  await loadBook(one.account);
  one.state().startForm(edits ? listOf(one.state().book)[1]?.id : undefined);
  const streets = () => listOf(one.state().book).map((entry) => entry.address.street);
  const step = () => one.state().addressForm.step;
  return { ...one, streets, step };
}

it('saves once when submitted several times [A-4.1] [A-7.3]', async () => {
  const { account, step, visited } = await atForm();
  const first = submit(account, entered());
  expect(step()).toEqual({ phase: 'checking' });
  await Promise.all([first, submit(account, entered())]);
  expect([step().phase, box.calls(CHECK), box.calls(ADD), visited.length]).toEqual(['saved', 1, 1, 1]);
  await submit(account, entered());
  expect(box.calls(ADD)).toBe(1);
});

it('finds the saved address after lost responses, and saves it once', async () => {
  lose(ADD);
  const { account, step, streets, heard } = await atForm();
  await submit(account, entered());
  expect([step().phase, heard('address:saved').length]).toEqual(['saved', 1]);
  expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
});

it('reports the save as unconfirmed when the outcome is unknown, and completes it once on the next try', async () => {
  const { account, step, streets } = await atForm();
  lose(ADD);
  box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
  await submit(account, entered());
  expect(step()).toMatchObject({ phase: 'editing', trouble: 'saveUnconfirmed' });
  await submit(account, entered());
  expect(step().phase).toBe('saved');
  expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
});

it('finds the saved address when the book has listed it meanwhile and the retry is refused', async () => {
  const { account, step, streets } = await atForm();
  lose(ADD);
  box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
  await submit(account, entered());
  expect(step()).toMatchObject({ phase: 'editing', trouble: 'saveUnconfirmed' });
  await loadBook(account);
  expect(streets()).toContain('9 New Street');
  box.controls.addFault({ match: ADD, when: 'before', kind: 'status', status: 404 });
  await submit(account, entered());
  expect(step().phase).toBe('saved');
  expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
});

/** Saves an address whose outcome is unknown; it was saved. */
async function inDoubt() {
  const one = await atForm();
  lose(ADD);
  box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
  await submit(one.account, entered());
  expect(one.step()).toMatchObject({ phase: 'editing', trouble: 'saveUnconfirmed' });
  await loadBook(one.account);
  return one;
}

it('saves again an address of unknown outcome that was removed since its first try', async () => {
  const { account, step, streets, heard } = await inDoubt();
  const entry = listOf(account.store.getState().book).find((one) => one.address.street === '9 New Street');
  askToRemove(account, entry?.id ?? '');
  await confirmRemoval(account);
  account.store.getState().startForm(undefined);
  await submit(account, entered());
  expect([step().phase, streets().includes('9 New Street')]).toEqual(['saved', true]);
  expect(heard('address:saved')).toHaveLength(1);
});

it('saves an address of unknown outcome once although another address was removed meanwhile', async () => {
  const { account, step, streets } = await inDoubt();
  const [, other] = listOf(account.store.getState().book);
  askToRemove(account, other?.id ?? '');
  await confirmRemoval(account);
  await submit(account, entered());
  expect(step().phase).toBe('saved');
  expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
});

it('emits the id of the saved address, not of one that another device has added since', async () => {
  const { account, step, heard } = await inDoubt();
  const { http, signal } = account.deps;
  await http.send(addBookAddress, entered('5 Other Road'), { signal });
  await submit(account, entered());
  expect(step().phase).toBe('saved');
  const saved = listOf(account.store.getState().book).find((one) => one.address.street === '9 New Street');
  expect(heard('address:saved')).toMatchObject([{ id: saved?.id }]);
});

it('finds a change whose responses are lost [A-7.4]', async () => {
  lose(UPDATE);
  const { account, step, streets } = await atForm(true);
  await submit(account, entered());
  expect([step().phase, streets().includes('9 New Street')]).toEqual(['saved', true]);
});

it.each([
  ['rewritten', { ...address, street: '7 Another Street' }],
  ['unchanged', undefined],
] as const)('reports the address as %s when another device wrote after this save', async (trouble, other) => {
  const { account } = await atForm(true);
  const entry = listOf(account.store.getState().book)[1];
  const { deps } = account;
  /** Writes from another device as soon as the service has applied this one's change. */
  async function meanwhile(): Promise<void> {
    const after = {
      id: entry?.id ?? '',
      address: other ?? entry?.address ?? address,
      isMailingAddress: false,
    };
    await deps.http.send(updateBookAddress, after, { signal: deps.signal });
  }
  const http: Http = {
    async send(call, input, options) {
      const result = await deps.http.send(call, input, options);
      if (call.name === UPDATE) await meanwhile();
      return result;
    },
  };
  const context = { ...account, deps: { ...deps, http } };
  expect(await save(context, { ...entered(), id: entry?.id })).toEqual({
    ok: false,
    trouble,
    isGone: false,
  });
});

it('returns no id for an added address when the earlier book is unknown', async () => {
  const { account } = await box.start('alice');
  box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
  expect(await save(account, { ...entered(), id: undefined })).toEqual({ ok: true, id: undefined });
});

it('asks once about the same address: a retry after a failure saves it as answered before [A-4.3]', async () => {
  const { account, step } = await atForm();
  await submit(account, entered('1 Unknown St'));
  expect(step()).toMatchObject({ phase: 'asking', question: { about: 'unverified' } });
  box.controls.addFault({ match: ADD, when: 'before', kind: 'status', status: 400 });
  await saveChosen(account, 'original');
  expect(step()).toMatchObject({ phase: 'editing', trouble: 'generic' });
  await submit(account, entered('1 Unknown St'));
  expect([step().phase, box.calls(CHECK)]).toEqual(['saved', 1]);
});

it('asks again about an edited address [A-4.4]', async () => {
  const { account, step } = await atForm();
  await submit(account, entered('1 Corrected St'));
  expect(step()).toMatchObject({ phase: 'asking', question: { about: 'verified' } });
  editAgain(account);
  await submit(account, entered('1 Unknown St'));
  expect(step()).toMatchObject({ phase: 'asking', question: { about: 'unverified' } });
});

it('stays in the form and saves nothing when the address check fails [A-4.7] [A-8.6]', async () => {
  box.controls.addFault({ match: CHECK, when: 'before', kind: 'status', status: 400 });
  const { account, step } = await atForm();
  await submit(account, entered());
  expect(step()).toMatchObject({ phase: 'editing', trouble: 'generic' });
  expect(box.calls(ADD)).toBe(0);
});

it('does not navigate after the shopper left the form, but announces the saved address', async () => {
  const { account, state, visited, heard } = await atForm();
  const saving = submit(account, {
    ...entered(),
    address: { ...address, region: 'ON', postalCode: 'K1A 0B1', countryCode: 'CA' },
  });
  state().startForm(undefined);
  await saving;
  expect([visited, heard('address:saved').length, state().announcement]).toEqual([[], 1, 'addressCreated']);
});

it('saves an address that no longer exists as a new one on the next submit [A-8.3]', async () => {
  const { account, state, step } = await atForm(true);
  state().startForm('gone');
  await submit(account, entered());
  expect(step()).toMatchObject({ trouble: 'notFound' });
  await submit(account, entered());
  expect([step().phase, box.calls(ADD), state().announcement]).toEqual(['saved', 1, 'addressCreated']);
});

it('does not take the book from before a save for its result when another read replaces the one after it', async () => {
  const { account } = await atForm(true);
  const entry = listOf(account.store.getState().book)[1];
  const { deps } = account;
  let isSaved = false;
  const http: Http = {
    async send(call, input, options) {
      if (call.name === LIST && isSaved) {
        isSaved = false;
        void loadBook(context);
      }
      const result = await deps.http.send(call, input, options);
      isSaved ||= call.name === UPDATE;
      return result;
    },
  };
  const context: typeof account = { ...account, deps: { ...deps, http } };
  expect(await save(context, { ...entered(), id: entry?.id })).toEqual({ ok: true, id: entry?.id });
});
