import { readCommunityRewards } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { preferredStoreReading, rewardsReading } from '../../profile/reading.ts';
import { useAccount } from '../../testing/use-account.ts';
import { storeActions } from './actions.ts';

const box = useAccount();

/** Starts Alice's account; finds a store other than her preferred one. */
async function open() {
  const { account, state } = await box.start('alice');
  const { search } = storeActions(account);
  await search('45202');
  const found = state().storeSearch;
  await preferredStoreReading(account).load();
  const { preferredStore } = state();
  const now = preferredStore.phase === 'ready' ? preferredStore.value.store?.locationId : undefined;
  const other = found.phase === 'found' && found.stores.find(({ locationId }) => locationId !== now);
  if (!other) throw new Error('There is no other store.');
  return { account, state, other };
}

it('drops the rewards of the store that the profile names when another one is preferred [A-3.8]', async () => {
  const { other } = await open();
  const { account, state } = await box.start('alice');
  await rewardsReading(account).load();
  expect([state().rewards.phase, state().preferredStore.phase]).toEqual(['ready', 'idle']);
  const { prefer } = storeActions((await box.start('alice')).account);
  await prefer(other);
  await preferredStoreReading(account).load();
  expect(state().rewards.phase).toBe('idle');
});

it('drops rewards that are being read for another store [A-3.8]', async () => {
  const { account, state, other } = await open();
  const { prefer } = storeActions((await box.start('alice')).account);
  const { arrived, letGo } = box.controls.hold({ match: readCommunityRewards.name, when: 'after-commit' });
  const reading = rewardsReading(account).load();
  await arrived;
  await prefer(other);
  await preferredStoreReading(account).load();
  letGo();
  await reading;
  expect(state().rewards.phase).toBe('idle');
});

it('drops the rewards participation of the previous store when the store changes on another device [A-3.8]', async () => {
  const { account, state, other } = await open();
  await rewardsReading(account).load();
  expect(state().rewards.phase).toBe('ready');
  const { prefer } = storeActions((await box.start('alice')).account);
  await prefer(other);
  await preferredStoreReading(account).load();
  expect(state().rewards.phase).toBe('idle');
});
