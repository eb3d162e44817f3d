import { optionKey } from '@grocer/foundation/domain';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActiveModality } from '../../../config.ts';
import { lazyActions } from '../../../core/lazy-actions.ts';
import { delivery, pickup } from '../../../testing/places.ts';
import { heldKey, keyAt, reserve, schedulingAt, settled, timesOf } from '../../../testing/scheduling-at.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import { heldOf } from '../../../times/hold/rules.ts';

const box = useSandbox();
const { page } = schedulingAt(box);
type Page = Awaited<ReturnType<typeof page>>;
afterEach(() => sessionStorage.clear());

/** Returns another store that offers pickup. */
async function otherStore({ scheduling }: Page): Promise<ActiveModality & { storeId: string }> {
  const selector = scheduling.selector.store;
  await selector.getState().searchZip('45202');
  const { results } = selector.getState();
  const options = results.phase === 'ready' ? results.found.options.options.PICKUP : [];
  const ids = options.flatMap(({ destination }) =>
    destination.kind === 'store' ? [destination.locationId] : [],
  );
  return { modality: 'PICKUP', storeId: ids.find((id) => id !== pickup.storeId) ?? '' };
}

describe('a time that is held at one store', () => {
  const at = (one: Page, storeId: string) =>
    expect
      .poll(() => one.state())
      .toMatchObject({
        arrival: { entry: { kind: 'ready', destination: { kind: 'store', locationId: storeId } } },
        offer: { phase: 'ready' },
      });

  it('is neither offered, chosen nor used for a checkout at another store', async () => {
    const one = await page();
    await reserve(one, 0);
    const key = heldKey(one);
    const other = await otherStore(one);
    one.scheduling.update({ activeModality: other });
    await at(one, other.storeId);
    expect(one.state().choice?.key).toBeUndefined();
    expect(timesOf(one).map(optionKey)).not.toContain(key);
    one.state().adoptHeld();
    expect(one.state().choice?.key).toBeUndefined();
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'noTime' });
    expect(box.calls('checkout.create')).toBe(0);
  });

  it('is not reported or updated for an order at another store', async () => {
    const one = await page();
    await reserve(one, 0);
    expect(one.scheduling.getState().reservation).toMatchObject({ status: 'held', fee: 0 });
    const other = await otherStore(one);
    one.scheduling.update({ activeModality: other });
    await at(one, other.storeId);
    expect(one.scheduling.getState().reservation).toBeUndefined();
    expect(one.scheduling.getState().selector.reservation).toMatchObject({ status: 'held' });
    await one.state().continueToPayment();
    expect(box.calls('promise.update')).toBe(0);
    one.scheduling.update({ activeModality: pickup });
    await at(one, pickup.storeId ?? '');
    expect(one.scheduling.getState().reservation).toMatchObject({ status: 'held' });
  });

  it('is held for its store only when the store changes during the request', async () => {
    const one = await page();
    const other = await otherStore(one);
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await arrived;
    one.scheduling.update({ activeModality: other });
    letGo();
    await settled(one);
    expect(one.state().heldHere()).toBeUndefined();
    one.scheduling.update({ activeModality: pickup });
    await at(one, pickup.storeId ?? '');
    expect(one.state().heldHere()).toBeDefined();
  });

  it('is chosen when the times were loaded again before the answer', async () => {
    const one = await page();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await arrived;
    await one.scheduling.refresh();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().chosenTime()).toBeUndefined();
    letGo();
    await settled(one);
    expect(one.state().chosenTime()).toBeDefined();
    expect(one.state().choice?.key).toBe(heldKey(one));
  });

  it('does not replace one that was made meanwhile for another way of shopping', async () => {
    const one = await page();
    const [time] = timesOf(one);
    if (!time) throw new Error('There is no time.');
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await arrived;
    one.scheduling.update({ activeModality: delivery });
    await expect.poll(() => one.state().modality).toBe('DELIVERY');
    const { selector } = one.scheduling;
    const made = {
      versionKey: 'v',
      // The sandbox's clock may be hours ahead.
      expiresAt: Date.now() + 48 * 3_600_000,
      option: time,
      items: [],
      excluded: [],
    };
    lazyActions(selector).hold({ ...made, id: 'newer', modality: 'DELIVERY', area: '45202' });
    letGo();
    await settled(one);
    expect(heldOf(selector.store.getState().reservation)?.id).toBe('newer');
  });

  it('is held when the host refreshes the page during the request', async () => {
    const one = await page();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await arrived;
    const cart = box.sandbox.controls.hold({ match: 'cart.get', when: 'before' });
    const refreshed = one.scheduling.refresh();
    await cart.arrived;
    letGo();
    await expect.poll(() => heldKey(one)).toBeDefined();
    cart.letGo();
    await refreshed;
    expect(one.state().heldHere()).toBeDefined();
  });
});
