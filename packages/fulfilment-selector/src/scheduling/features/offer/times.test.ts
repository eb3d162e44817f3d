import { isUnderFive, optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { recordRequests } from '@grocer/foundation/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delivery, pickup } from '../../../testing/places.ts';
import { lazyActions } from '../../../core/lazy-actions.ts';
import { heldKey, keyAt, reserve, settled, timesOf } from '../../../testing/scheduling-at.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import type { SchedulingConfig } from '../../config.ts';
import { SETTLE_MS } from '../promise/slice.ts';

const box = useSandbox();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function page(more: Partial<SchedulingConfig> = {}, shopper = 'alice') {
  const one = await box.schedule(shopper, { activeModality: pickup, ...more });
  await expect.poll(() => ['ready', 'failed'].includes(one.state().offer.phase)).toBeTruthy();
  return one;
}

describe('loading the times', () => {
  it('requests times for the pickup lines of the cart, and chooses a day but no time [F-7.11]', async () => {
    const recording = recordRequests('http://api.localhost:8787/scheduling/v4/timeslots');
    const one = await page();
    recording.stop();
    const items = [
      { gtin13: '2000000000005', quantity: 1 },
      { gtin13: '2000000000009', quantity: 1 },
      { gtin13: '2000000000024', quantity: 3 },
    ];
    expect(recording.requests).toMatchObject([{ body: { modalityType: 'PICKUP', items } }]);
    const { choice, offer } = one.state();
    expect(choice?.key).toBeUndefined();
    expect(offer.phase === 'ready' && offer.offer.days.some(({ date }) => date === choice?.date)).toBe(true);
    expect(box.calls('promise.create')).toBe(0);
  });

  it('sends one request for two calls while it is pending [F-4.20]', async () => {
    const one = await page();
    const before = box.calls('timeslots.promising');
    await Promise.all([one.state().loadOffer(), one.state().loadOffer()]);
    expect(box.calls('timeslots.promising') - before).toBe(1);
  });

  it('clears the times before it loads them again [F-4.20]', async () => {
    const one = await page();
    await reserve(one, 0);
    const loading = one.state().loadOffer();
    expect(one.state()).toMatchObject({ offer: { phase: 'loading' }, choice: undefined });
    await loading;
  });

  it('keeps the held time chosen after a reload [F-4.23]', async () => {
    const one = await page();
    await reserve(one, 1);
    await one.state().loadOffer();
    expect(one.state().choice?.key).toBe(keyAt(one, 1));
    expect(box.calls('promise.create')).toBe(1);
  });

  it('reports a refusal as the shopper’s problem without an error event [F-8.21]', async () => {
    const match = 'timeslots.promising';
    const refusal = { status: 422, code: 'ALCOHOL_NOT_AVAILABLE' };
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', ...refusal });
    const one = await page();
    expect(one.state()).toMatchObject({
      offer: { phase: 'failed', problem: { kind: 'alcohol' } },
      modal: undefined,
    });
    expect(one.heard('error')).toEqual([]);
  });

  it('rejects times in an invalid time zone and emits an error', async () => {
    const network = fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const answer = await network(input, init);
      const text = (await answer.text()).replaceAll('America/New_York', 'Etc/GMT+5');
      return new Response(text, { status: answer.status, headers: answer.headers });
    });
    const one = await page();
    expect(one.state()).toMatchObject({
      offer: { phase: 'failed', problem: { kind: 'unknown' } },
      modal: 'offerFailed',
    });
    expect(one.heard('error')).toMatchObject([{ error: { code: 'invalid_answer' } }]);
  });

  it('opens a dialog after an unknown failure, whose button retries [F-8.24] [F-2.68]', async () => {
    const match = 'timeslots.promising';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 500, times: 3 });
    const one = await page();
    expect(one.state().modal).toBe('offerFailed');
    one.state().leaveModal();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().modal).toBeUndefined();
  });
});

describe('choosing a time', () => {
  it('reserves it and sets wantsNewTime [F-4.23] [F-4.21]', async () => {
    const one = await page();
    expect(one.scheduling.getState().wantsNewTime).toBe(false);
    await reserve(one, 2);
    expect(heldKey(one)).toBe(keyAt(one, 2));
    expect(one.scheduling.getState().wantsNewTime).toBe(true);
    expect(one.heard('timeslot:reserved')).toHaveLength(1);
  });

  it('reserves only the time on which the shopper settles', async () => {
    const one = await page();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const index of [0, 1, 2]) {
      one.state().chooseTime(keyAt(one, index), 'passing');
      await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    }
    expect(one.state().reserving.phase).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    expect(one.state().reserving.phase).toBe('saving');
    // A write is sent in the task after the press.
    await vi.advanceTimersToNextTimerAsync();
    vi.useRealTimers();
    await settled(one);
    expect(heldKey(one)).toBe(keyAt(one, 2));
    expect(box.calls('promise.create')).toBe(1);
  });

  it('sends one request for the same time chosen twice', async () => {
    const one = await page();
    one.state().chooseTime(keyAt(one, 0), 'settled');
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await settled(one);
    await one.state().reserve();
    expect(box.calls('promise.create')).toBe(1);
  });

  it('reserves the last time when another reservation is pending', async () => {
    const one = await page();
    one.state().chooseTime(keyAt(one, 0), 'settled');
    one.state().chooseTime(keyAt(one, 3), 'settled');
    await expect.poll(() => heldKey(one)).toBe(keyAt(one, 3));
    expect(box.calls('promise.create')).toBe(2);
  });

  it('clears the time on another day and restores it on the first [F-4.21]', async () => {
    const one = await page();
    await reserve(one, 0);
    const { offer, choice } = one.state();
    const days = offer.phase === 'ready' ? offer.offer.days : [];
    const other = days.find(({ date, times }) => date !== choice?.date && times.length > 0);
    one.state().chooseDay(other?.date ?? '');
    expect(one.state().choice).toEqual({ date: other?.date, key: undefined });
    one.state().chooseDay(choice?.date ?? '');
    expect(one.state().choice?.key).toBe(keyAt(one, 0));
  });

  it('opens a dialog when the time is taken, and loads new times [F-4.23] [F-8.15]', async () => {
    const one = await page();
    const [time] = timesOf(one);
    await box.sandbox.controls.setSlotCapacity(time?.optionId ?? '', 0);
    await reserve(one, 0);
    expect(one.state().modal).toBe('timeExpired');
    const before = box.calls('timeslots.promising');
    one.state().leaveModal();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(box.calls('timeslots.promising') - before).toBe(1);
    expect(timesOf(one).some(({ optionId }) => optionId === time?.optionId)).toBe(false);
  });

  it('opens no dialog about a taken time when another one was chosen meanwhile [F-8.15]', async () => {
    const one = await page();
    const [time] = timesOf(one);
    await box.sandbox.controls.setSlotCapacity(time?.optionId ?? '', 0);
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    one.state().chooseTime(keyAt(one, 0), 'settled');
    await arrived;
    one.state().chooseTime(keyAt(one, 3), 'settled');
    letGo();
    await expect.poll(() => heldKey(one)).toBe(keyAt(one, 3));
    expect(one.state().modal).toBeUndefined();
  });

  it('reports a service failure without a dialog and allows a retry [F-8.11]', async () => {
    const one = await page();
    const match = 'promise.create';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await reserve(one, 0);
    expect(one.state()).toMatchObject({ reserving: { phase: 'failed' }, modal: undefined });
    await one.state().reserve();
    expect(heldKey(one)).toBe(keyAt(one, 0));
  });

  it('keeps the idempotency key after a lost response', async () => {
    const one = await page();
    const match = 'promise.create';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await reserve(one, 0);
    expect(one.state().reserving.phase).toBe('failed');
    await one.state().reserve();
    const promises = box.sandbox.controls.history().filter(({ call }) => call === match);
    expect(new Set(promises.map(({ key }) => key)).size).toBe(1);
    expect(heldKey(one)).toBe(keyAt(one, 0));
  });

  it('uses a new idempotency key when the cart changed after a lost response', async () => {
    const one = await page();
    const match = 'promise.create';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await reserve(one, 0);
    const { cart } = one.state();
    const lines = cart?.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    if (cart && lines) await one.state().setCart({ ...cart, lines });
    await one.state().reserve();
    const promises = box.sandbox.controls.history().filter(({ call }) => call === match);
    expect(new Set(promises.map(({ key }) => key)).size).toBe(2);
    expect(heldKey(one)).toBe(keyAt(one, 0));
  });
});

describe('an expired reservation', () => {
  it('opens a dialog whose button loads the times again [F-4.23] [F-2.68]', async () => {
    const one = await page();
    await reserve(one, 0);
    await box.sandbox.controls.expirePromises();
    lazyActions(one.scheduling.selector).checkReservation();
    await expect.poll(() => one.state().modal).toBe('reservationExpired');
    one.state().leaveModal();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state()).toMatchObject({ modal: undefined, choice: { key: undefined } });
    expect(one.scheduling.selector.store.getState().reservation.phase).toBe('none');
  });

  it('opens no dialog when it is for another modality', async () => {
    const one = await page();
    await reserve(one, 0);
    one.scheduling.update({ activeModality: delivery });
    await expect
      .poll(() => one.state().modality === 'DELIVERY' && one.state().offer.phase === 'ready')
      .toBeTruthy();
    await box.sandbox.controls.expirePromises();
    const { store } = one.scheduling.selector;
    lazyActions(one.scheduling.selector).checkReservation();
    await expect.poll(() => store.getState().reservation.phase).toBe('expired');
    expect(one.state().modal).toBeUndefined();
  });

  it('resets wantsNewTime when the dialog after an order timeout is left [F-4.26]', async () => {
    const one = await page({ arrival: 'order-timed-out' });
    await reserve(one, 0);
    expect(one.scheduling.getState()).toMatchObject({ modal: 'orderTimedOut', wantsNewTime: true });
    one.state().leaveModal();
    expect(one.scheduling.getState()).toMatchObject({ modal: undefined, wantsNewTime: false });
  });
});

describe('the delivery filters', () => {
  const all = { activeModality: delivery };

  it('switches own delivery on and off and loads the matching times [F-4.22]', async () => {
    const one = await page(all);
    expect(one.state()).toMatchObject({ filter: 'all', hasOwn: true });
    await one.state().chooseFilter('own');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(new Set(timesOf(one).map(({ vendorId }) => vendorId))).toEqual(new Set(['OWN']));
    expect(one.scheduling.getState().selector.shopping).toMatchObject({ isOwnDelivery: true });
    await one.state().chooseFilter('all');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(new Set(timesOf(one).map(({ vendorId }) => vendorId)).size).toBeGreaterThan(1);
    expect(one.scheduling.getState().selector.shopping).toMatchObject({ isOwnDelivery: false });
  });

  it('applies the last filter when filters change quickly', async () => {
    const one = await page(all);
    void one.state().chooseFilter('own');
    await one.state().chooseFilter('underFive');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    await expect.poll(() => one.scheduling.getState().selector.shopping?.isOwnDelivery).toBe(false);
    expect(one.state().filter).toBe('underFive');
  });

  it('keeps the filter that was chosen while other times load', async () => {
    const one = await page({ activeModality: { ...delivery, ownDelivery: true } });
    void one.state().chooseFilter('all');
    expect(one.state().offer.phase).toBe('loading');
    await one.state().chooseFilter('underFive');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().filter).toBe('underFive');
  });

  it('resets to all for a pickup [F-7.11]', async () => {
    const one = await page({ activeModality: { ...delivery, ownDelivery: true } });
    expect(one.state().filter).toBe('own');
    one.scheduling.update({ activeModality: pickup });
    await expect
      .poll(() => one.state().modality === 'PICKUP' && one.state().offer.phase === 'ready')
      .toBeTruthy();
    expect(one.state()).toMatchObject({ filter: 'all', modal: undefined });
  });

  it('keeps the filter when onBeforeChange returns false', async () => {
    const one = await page({ ...all, onBeforeChange: () => false });
    await one.state().chooseFilter('own');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().filter).toBe('all');
    expect(new Set(timesOf(one).map(({ vendorId }) => vendorId)).size).toBeGreaterThan(1);
  });

  it('keeps the held time of another vendor', async () => {
    const one = await page(all);
    const index = timesOf(one).findIndex(({ vendorId }) => vendorId !== 'OWN');
    const key = keyAt(one, index);
    await reserve(one, index);
    await one.state().chooseFilter('own');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(heldKey(one)).toBe(key);
    expect(timesOf(one).map((time) => optionKey(time))).toContain(key);
    expect(one.state().choice?.key).toBe(key);
  });

  it('sends no request for the times under five dollars', async () => {
    const one = await page(all);
    const before = box.calls('timeslots.promising');
    await one.state().chooseFilter('underFive');
    expect(one.state().filter).toBe('underFive');
    expect(box.calls('timeslots.promising')).toBe(before);
  });

  it('keeps the day or moves to the next one that matches', async () => {
    const one = await page(all);
    const { offer } = one.state();
    const days = offer.phase === 'ready' ? offer.offer.days : [];
    const isCheap = (time: TimeOption) => isUnderFive(time);
    const [none, some] = [
      days.find(({ times }) => !times.some(isCheap)),
      days.findLast(({ times }) => times.some(isCheap)),
    ];
    if (!none || !some) throw new Error('Every day is alike.');
    one.state().chooseDay(some.date);
    await one.state().chooseFilter('underFive');
    expect(one.state().choice?.date).toBe(some.date);
    await one.state().chooseFilter('all');
    one.state().chooseDay(none.date);
    await one.state().chooseFilter('underFive');
    const at = days.find(({ date }) => date === one.state().choice?.date);
    expect(at?.times.some(isCheap)).toBe(true);
    // Also if other times have to be loaded.
    one.state().chooseDay(some.date);
    await one.state().chooseFilter('own');
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().choice?.date).toBe(some.date);
  });

  it.each([
    ['are pressed one after the other before the times are here', undefined],
    ['are refused by the host', () => false],
  ])('keeps the day when filters %s', async (_what, onBeforeChange) => {
    const one = await page({ ...all, ...(onBeforeChange && { onBeforeChange }) });
    const { offer } = one.state();
    const day =
      offer.phase === 'ready' ? offer.offer.days.findLast(({ times }) => times.length > 0) : undefined;
    one.state().chooseDay(day?.date ?? '');
    const own = one.state().chooseFilter('own');
    if (!onBeforeChange) await one.state().chooseFilter('all');
    await own;
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().filter).toBe('all');
    expect(one.state().choice?.date).toBe(day?.date);
  });

  it('starts with own delivery when the shopper uses it', async () => {
    const one = await page({ activeModality: { ...delivery, ownDelivery: true } });
    expect(one.state().filter).toBe('own');
  });

  it('opens a dialog when own delivery has no times, and shows all times [F-2.68] [F-8.14]', async () => {
    const match = 'timeslots.promising';
    const refusal = { status: 422, code: 'NO_TIMESLOTS_AVAILABLE' };
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', ...refusal });
    const one = await box.schedule('alice', { activeModality: { ...delivery, ownDelivery: true } });
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state()).toMatchObject({ modal: 'ownUnavailable', filter: 'all' });
    one.state().leaveModal();
    expect(one.state()).toMatchObject({ modal: undefined, offer: { phase: 'ready' } });
  });
});
