import { expect, it } from 'vitest';
import { preferredStoreReading } from '../../profile/reading.ts';
import { useAccount } from '../../testing/use-account.ts';
import { storeActions } from './actions.ts';

const box = useAccount();
const UPDATE = 'account.preferred-store.update';

it('shows the store that the service has when another is chosen before the first response [A-4.10]', async () => {
  const { account, state } = await box.start('alice');
  const { search, prefer } = storeActions(account);
  await search('45202');
  const found = state().storeSearch;
  const stores = found.phase === 'found' ? found.stores : [];
  const [, one, other] = stores;
  if (!one || !other) throw new Error('too few');
  state().startChoosingStore();
  const { arrived, letGo } = box.controls.hold({ match: UPDATE, when: 'after-commit' });
  const first = prefer(one);
  await arrived;
  state().stopChoosingStore();
  state().startChoosingStore();
  const second = prefer(other);
  await second;
  letGo();
  await first;
  const shown = state().preferredStore;
  const said = shown.phase === 'ready' ? shown.value.store?.locationId : undefined;
  await preferredStoreReading(account).load();
  const now = state().preferredStore;
  const truth = now.phase === 'ready' ? now.value.store?.locationId : undefined;
  expect(said).toBe(truth);
});
