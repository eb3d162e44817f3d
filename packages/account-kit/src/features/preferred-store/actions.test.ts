import { findStores, readPreferredStore, updatePreferredStore } from '@grocer/foundation/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { preferredStoreReading } from '../../profile/reading.ts';
import { useAccount } from '../../testing/use-account.ts';
import { storeActions } from './actions.ts';

const FIND = findStores.name;
const UPDATE = updatePreferredStore.name;
const box = useAccount();

const fails = (match: string, status = 400) =>
  box.controls.addFault({ match, when: 'before', kind: 'status', status, times: 1 });

async function open() {
  const one = await box.start('alice');
  return { ...one, ...storeActions(one.account), found: () => one.state().storeSearch };
}

describe('a search for stores', () => {
  it.each([
    ['45202', '45202'],
    [' 452020001 ', '45202-0001'],
  ])('around %j uses the place %s [A-7.9]', async (text, place) => {
    const { search, found } = await open();
    const searching = search(text);
    expect(found()).toEqual({ phase: 'searching', place });
    await searching;
    expect(found()).toMatchObject({ phase: 'found', place });
    expect(box.calls(FIND)).toBe(1);
  });

  it.each(['', '4520', 'Cincinnati'])('around %j is refused without a request', async (text) => {
    const { search, found } = await open();
    await search(text);
    expect([found(), box.calls(FIND)]).toEqual([{ phase: 'refused' }, 0]);
  });

  it('returns no stores, without an error, when there are none nearby [A-8.13]', async () => {
    const { search, found, heard } = await open();
    await search('96801');
    expect([found(), heard('error')]).toEqual([{ phase: 'found', place: '96801', stores: [] }, []]);
  });

  it('is refused without an error when the service does not know the place', async () => {
    const { search, found, heard } = await open();
    fails(FIND);
    await search('45202');
    expect([found(), heard('error')]).toEqual([{ phase: 'refused' }, []]);
  });

  it('reports a failure and emits an error [A-8.14]', async () => {
    const { search, found, heard } = await open();
    fails(FIND, 404);
    await search('45202');
    expect(found()).toEqual({ phase: 'failed', place: '45202', isOffline: false });
    expect(heard('error')).toMatchObject([{ error: { endpoint: findStores.path } }]);
  });

  it('reports that the browser is offline, regardless of what failed [A-8.19]', async () => {
    const { search, found } = await open();
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    fails(FIND, 404);
    await search('45202');
    expect(found()).toEqual({ phase: 'failed', place: '45202', isOffline: true });
  });

  it('reports an offline failure when there was no response [A-8.19]', async () => {
    const { search, found } = await open();
    box.controls.addFault({ match: FIND, when: 'before', kind: 'reset', times: 9 });
    await search('45202');
    expect(found()).toEqual({ phase: 'failed', place: '45202', isOffline: true });
  });

  it('is superseded by a newer search, even when its response comes last', async () => {
    const { account, search, found } = await open();
    const { arrived, letGo } = box.controls.hold({ match: FIND, when: 'before' });
    const phases: string[] = [];
    account.store.subscribe(({ storeSearch }) => phases.push(storeSearch.phase));
    const first = search('45202');
    await arrived;
    await search('96801');
    letGo();
    await first;
    expect(found()).toEqual({ phase: 'found', place: '96801', stores: [] });
    expect(phases).toEqual(['searching', 'searching', 'found']);
  });
});

/** The same, with Alice's preferred store and two others. */
async function openFound() {
  const one = await open();
  await one.search('45202');
  await preferredStoreReading(one.account).load();
  const preferred = () => {
    const { preferredStore } = one.state();
    return preferredStore.phase === 'ready' ? preferredStore.value.store?.locationId : undefined;
  };
  const found = one.found();
  const stores = found.phase === 'found' ? found.stores : [];
  const [other, another] = stores.filter(({ locationId }) => locationId !== preferred());
  if (!other || !another) throw new Error('There are too few stores.');
  return { ...one, preferred, other, another, choice: () => one.state().storeChoice };
}

it('prefers a store anew that was preferred without an answer, and replaced elsewhere', async () => {
  const { account, prefer, preferred, other, another, choice } = await openFound();
  const { arrived, letGo } = box.controls.hold({ match: UPDATE, when: 'before' });
  box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 3 });
  const lost = prefer(other);
  await arrived;
  box.controls.addFault({ match: readPreferredStore.name, when: 'before', kind: 'reset', times: 3 });
  letGo();
  await lost;
  expect(choice()).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
  await preferredStoreReading(account).load();
  expect(preferred()).toBe(other.locationId);
  await storeActions((await box.start('alice')).account).prefer(another);
  await preferredStoreReading(account).load();
  expect(preferred()).toBe(another.locationId);
  await prefer(other);
  await preferredStoreReading(account).load();
  expect(preferred()).toBe(other.locationId);
});

/** Returns the idempotency keys under which stores were preferred. */
const keys = () => box.controls.history().flatMap(({ call, key }) => (call === UPDATE ? key : []));

describe('preferring another store', () => {
  it('saves it, notifies host and analytics, and reloads its rewards participation [A-4.10] [A-7.9]', async () => {
    const { prefer, other, preferred, choice, state, heard, told } = await openFound();
    const { locationId } = other;
    const preferring = prefer(other);
    expect(choice()).toEqual({ phase: 'saving', locationId });
    await preferring;
    expect([choice(), preferred()]).toEqual([{ phase: 'saved' }, locationId]);
    expect(heard('store:preferred')).toEqual([{ locationId }]);
    expect(told).toEqual([{ type: 'STORE_PREFERRED' }]);
    expect(state().rewards.phase).toBe('ready');
  });

  it('is ignored while another save is running', async () => {
    const { prefer, other, another, preferred } = await openFound();
    await Promise.all([prefer(other), prefer(another)]);
    expect([preferred(), box.calls(UPDATE)]).toEqual([other.locationId, 1]);
  });

  it('reports a failure and keeps the previous store [A-8.16]', async () => {
    const { prefer, other, preferred, choice, heard } = await openFound();
    const before = preferred();
    fails(UPDATE);
    await prefer(other);
    expect(choice()).toEqual({ phase: 'failed', locationId: other.locationId, trouble: 'technical' });
    expect(preferred()).toBe(before);
    expect([heard('store:preferred'), heard('error').length]).toEqual([[], 1]);
  });

  it('is confirmed by a read when the response is lost', async () => {
    const { prefer, other, preferred, choice } = await openFound();
    box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
    await prefer(other);
    expect([choice(), preferred()]).toEqual([{ phase: 'saved' }, other.locationId]);
    expect(box.calls(UPDATE)).toBe(1);
  });

  it('fails when the response is lost and nothing changed, and retries with the same idempotency key', async () => {
    const { prefer, other, choice } = await openFound();
    box.controls.addFault({ match: UPDATE, when: 'before', kind: 'html', status: 200, times: 1 });
    await prefer(other);
    expect(choice()).toMatchObject({ phase: 'failed', trouble: 'technical' });
    await prefer(other);
    expect(choice()).toEqual({ phase: 'saved' });
    // The first attempt may have been applied, so the retry uses the same key.
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  it('is reported as unconfirmed when the outcome is unknown', async () => {
    const { prefer, other, choice } = await openFound();
    box.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'html', status: 200, times: 1 });
    fails(readPreferredStore.name);
    await prefer(other);
    expect(choice()).toMatchObject({ phase: 'failed', trouble: 'unconfirmed' });
  });

  it('uses a new idempotency key after a refusal and after a success', async () => {
    const { prefer, other } = await openFound();
    fails(UPDATE);
    for (const _ of ['refused', 'done', 'done again']) await prefer(other);
    expect(new Set(keys()).size).toBe(3);
  });

  it('fails when the service names a different store', async () => {
    const { prefer, other, another, preferred, choice, heard } = await openFound();
    const { divisionNumber, storeNumber } = another;
    await prefer({ ...other, divisionNumber, storeNumber });
    expect(choice()).toEqual({ phase: 'failed', locationId: other.locationId, trouble: 'technical' });
    expect([preferred(), heard('store:preferred')]).toEqual([another.locationId, []]);
  });

  it('emits nothing once another shopper has signed in', async () => {
    const { account, prefer, other, choice, heard } = await openFound();
    const { arrived, letGo } = box.controls.hold({ match: UPDATE, when: 'after-commit' });
    const token = await box.tokenFor('bob');
    const preferring = prefer(other);
    await arrived;
    account.update({ token });
    letGo();
    await preferring;
    expect([choice(), heard('store:preferred'), heard('error')]).toEqual([{ phase: 'idle' }, [], []]);
  });
});
