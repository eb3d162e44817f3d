import { optionKey } from '@grocer/foundation/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { pickup } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

const BREAD = '2000000000001';

/** Alice's page at a store where Ivan has items to schedule as well. */
async function page() {
  await box.put('ivan', { modality: 'PICKUP', gtin13: BREAD });
  const { authConfig } = await box.sandbox.config('alice');
  const one = await box.schedule('alice', {
    authConfig: { type: 'B2C', token: authConfig?.token ?? '', shopperId: 'alice' },
    activeModality: pickup,
  });
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  return one;
}
type Page = Awaited<ReturnType<typeof page>>;

/** Chooses the first available time. */
function choose({ state }: Page): void {
  const { offer } = state();
  const [time] = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
  if (time) state().setTime(optionKey(time));
}

/** Alice's session expires and Ivan signs in, before the response to her action arrives. */
async function lateFor(one: Page, match: string, act: () => Promise<unknown>) {
  const { arrived, letGo } = box.sandbox.controls.hold({ match, when: 'after-commit' });
  const late = act();
  await arrived;
  await box.sandbox.controls.expireTokens();
  await one.scheduling.refresh();
  expect(one.scheduling.getState().page).toBe('sign-in');
  const next = await box.sandbox.config('ivan');
  const told = one.names().length;
  one.scheduling.update({ token: next.authConfig?.token ?? '' });
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  const { cart } = one.state();
  letGo();
  await late;
  return { cart, since: one.names().slice(told) };
}

describe('a late response for a shopper who has been replaced', () => {
  it('does not hold a time for the next one', async () => {
    const one = await page();
    choose(one);
    const { since } = await lateFor(one, 'promise.create', () => one.state().reserve());
    expect(since).toEqual([]);
    expect(one.scheduling.selector.store.getState().reservation.phase).toBe('none');
    expect(one.state().reserving.phase).toBe('idle');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not navigate for the next one', async () => {
    const one = await page();
    choose(one);
    await one.state().reserve();
    const { since } = await lateFor(one, 'checkout.create', () => one.state().checkOut());
    expect(since).toEqual([]);
    expect(one.visited).toEqual([]);
    expect(one.state().checkout.phase).toBe('idle');
  });

  it('does not show its cart to the next one', async () => {
    const one = await page();
    const { cart } = await lateFor(one, 'cart.get', () => one.scheduling.refresh());
    expect(one.state().cart).toBe(cart);
    expect(one.state().cart?.lines.map(({ gtin13 }) => gtin13)).toEqual([BREAD]);
  });
});

it('drops the reservation, the cart and the filter of a shopper whom the host replaces in a live session', async () => {
  const one = await page();
  choose(one);
  await one.state().reserve();
  expect(one.state().heldHere()).toBeDefined();
  const next = await box.sandbox.config('ivan');
  one.scheduling.update({ token: next.authConfig?.token ?? '', shopperId: 'ivan' });
  expect(one.state()).toMatchObject({ cart: undefined, choice: undefined, wantsNewTime: false });
  expect(one.state().heldHere()).toBeUndefined();
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  expect(one.state().cart?.lines.map(({ gtin13 }) => gtin13)).toEqual([BREAD]);
  await expect.poll(() => one.scheduling.selector.store.getState().reservation.phase).toBe('none');
});

it('restores the chosen time when the same shopper signs in again', async () => {
  const one = await page();
  const { offer, chooseDay } = one.state();
  const days = offer.phase === 'ready' ? offer.offer.days : [];
  const last = days.findLast(({ times }) => times.length > 0);
  chooseDay(last?.date ?? '');
  one.state().setTime(last?.times[0] ? optionKey(last.times[0]) : '');
  const { choice } = one.state();
  await box.sandbox.controls.expireTokens();
  await one.scheduling.refresh();
  expect(one.scheduling.getState().page).toBe('sign-in');
  const again = await box.sandbox.config('alice');
  const since: unknown[] = [];
  one.scheduling.subscribe(() => since.push(one.state().choice));
  one.scheduling.update({ token: again.authConfig?.token ?? '', shopperId: 'alice' });
  // The times load again, during which nothing is chosen.
  await expect.poll(() => since.includes(undefined)).toBe(true);
  await expect.poll(() => one.state().choice).toEqual(choice);
  expect(one.state().chosenTime()).toBeDefined();
});
