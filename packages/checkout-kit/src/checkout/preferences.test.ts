import { readCheckout, readModalityPreferences } from '@grocer/foundation/contract';
import { expect, it, onTestFinished } from 'vitest';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { useCheckout } from '../testing/use-checkout.ts';

const box = useCheckout();

/** Records the sequence of states while one of the responses is delayed. */
async function orderOf(late: string): Promise<readonly string[]> {
  const { core, leave } = await box.start();
  leave();
  const other = late === readCheckout.name ? readModalityPreferences.name : readCheckout.name;
  const before = box.calls(other);
  const { arrived, letGo } = box.controls.hold({ match: late, when: 'before' });
  const again = createCheckoutCore(core.config);
  const seen: string[] = [];
  again.store.subscribe(({ order, preferences }) =>
    seen.push(`${order.phase}, preferences ${preferences ? 'known' : 'unknown'}`),
  );
  onTestFinished(again.retain());
  await arrived;
  await expect.poll(() => box.calls(other)).toBeGreaterThan(before);
  letGo();
  await expect.poll(() => again.store.getState().order.phase).toBe('editing');
  return seen.filter((one, index) => one !== seen[index - 1]).slice(0, 3);
}

it.each([readModalityPreferences.name, readCheckout.name])(
  'stays loading until the preferences and the checkout have arrived, with %s last [C-4.1]',
  async (late) => {
    const [first, second, third] = [
      'loading, preferences unknown',
      'loading, preferences known',
      'editing, preferences known',
    ];
    expect(await orderOf(late)).toEqual([first, second, third]);
  },
);

it('opens without preferences when they fail to load, and emits the error', async () => {
  box.refuse(readModalityPreferences.name, 400);
  const { order, heard } = await box.start();
  expect(order().phase).toBe('editing');
  expect(heard('error')).toMatchObject([{ error: { endpoint: readModalityPreferences.path } }]);
});
