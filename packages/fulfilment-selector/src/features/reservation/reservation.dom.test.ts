import { describe, expect, it, vi } from 'vitest';
import { heldUntilInstant } from '../../testing/held-time.ts';
import { MINUTE, NOON, reservationTab as tab, useNoon, wake } from '../../testing/reservation-tab.ts';

const held = heldUntilInstant(NOON + 30 * MINUTE);

useNoon();

describe('a held time', () => {
  it('is held until the service’s time says otherwise, and then the host hears of it once [F-2.17]', () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    vi.advanceTimersByTime(30 * MINUTE - 1000);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(2000);
    expect(one.phase()).toBe('expired');
    expect(one.expired.mock.calls).toEqual([[{ reservationId: 'p1' }]]);
    expect(one.kept()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits by one timer, never by looking again and again', () => {
    const one = tab();
    one.state().hold(held);
    expect(vi.getTimerCount()).toBe(1);
    let looks = 0;
    const off = one.store.subscribe(() => (looks += 1));
    vi.advanceTimersByTime(29 * MINUTE);
    off();
    expect(vi.getTimerCount()).toBe(1);
    // Five, two and one minutes before the expiry.
    expect(looks).toBe(3);
  });

  it('counts as held for as much longer as the host says [F-9.8]', () => {
    const one = tab({ offsetMinutes: 2 });
    one.state().hold(held);
    vi.advanceTimersByTime(31 * MINUTE);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(MINUTE);
    expect(one.phase()).toBe('expired');
  });

  it.each([
    [25 * MINUTE, 5],
    [28 * MINUTE, 2],
    [29 * MINUTE, 1],
  ])('after %i ms is told to end in %i minutes', (ms, warning) => {
    const one = tab();
    one.state().hold(held);
    vi.advanceTimersByTime(ms - 1);
    expect(one.state().reservation).not.toMatchObject({ warning });
    vi.advanceTimersByTime(1);
    expect(one.state().reservation).toMatchObject({ phase: 'held', warning });
  });

  it.each([10 * MINUTE, -10 * MINUTE])('ends at its time on a device whose clock is %i ms off', (ahead) => {
    const one = tab({ ahead });
    one.answer();
    one.state().hold(held);
    vi.advanceTimersByTime(29 * MINUTE);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(MINUTE + 1000);
    expect(one.phase()).toBe('expired');
  });

  it.each(['focus', 'pageshow', 'online'])(
    'that ended while the page slept is found out on %s',
    async (name) => {
      const one = tab();
      one.answer();
      one.state().hold(held);
      // Timers were suspended while time passed.
      vi.setSystemTime(NOON + 31 * MINUTE);
      vi.stubGlobal('performance', { now: () => 31 * MINUTE + 1_000_000 });
      one.answer();
      wake(name);
      await vi.advanceTimersByTimeAsync(0);
      expect(one.phase()).toBe('expired');
    },
  );

  it('that ended while the page was hidden is found out when it is shown', async () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    one.device.ahead = 0;
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.setSystemTime(NOON + 31 * MINUTE);
    one.answer();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.phase()).toBe('held');
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.phase()).toBe('expired');
    state.mockRestore();
  });

  it('asks the service what time it is after the device’s clock was set, and goes by that', async () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    /** Counts requests other than those for the reservation. */
    let timesAsked = 0;
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      if (url.includes('/preferences')) timesAsked += 1;
      return new Response('{}', { headers: { date: new Date(Date.now()).toUTCString() } });
    });
    one.device.ahead = 40 * MINUTE;
    wake('focus');
    await vi.advanceTimersByTimeAsync(0);
    expect(timesAsked).toBe(1);
    expect(one.phase()).toBe('held');
    // The clock is reliable again, so the next check needs no request.
    wake('focus');
    await vi.advanceTimersByTimeAsync(0);
    expect(timesAsked).toBe(1);
  });

  it('is looked after no more once the selector has ended', () => {
    const one = tab();
    one.state().hold(held);
    one.end();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOON + 31 * MINUTE);
    wake('focus');
    expect(one.phase()).toBe('held');
  });

  it('is the last one that was promised', () => {
    const one = tab();
    one.state().hold(held);
    one.state().hold({ ...held, id: 'p2', expiresAt: NOON + 60 * MINUTE });
    vi.advanceTimersByTime(59 * MINUTE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'p2' } });
    expect(one.expired).not.toHaveBeenCalled();
  });
});

it('that is being checked is not left so by what another tab says meanwhile', async () => {
  let isOnline = false;
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('offline');
    const expiration = { value: new Date(held.expiresAt).toISOString() };
    const { id, versionKey } = held;
    return Response.json({ data: { promise: { id, expiration, selections: [], versionKey } } });
  });
  const one = tab();
  one.answer();
  one.holds.keep(held);
  one.state().checkReservation();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.phase()).toBe('none');
  wake('focus');
  one.hear({ kind: 'held', held });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.phase()).toBe('none');
  isOnline = true;
  wake('online');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.phase()).toBe('held');
});

describe('what another tab tells of while the service is asked', () => {
  const LATE = 200;
  /** A service that has some reservations, and responds late for some of them. */
  function serve(holds: Readonly<Record<string, string>>, late: readonly string[] = []): void {
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      const versionKey = holds[id];
      await new Promise((resolve) => setTimeout(resolve, late.includes(id) ? LATE : 50));
      if (versionKey === undefined)
        return Response.json({ statusCode: 410, code: 'PROMISE_EXPIRED' }, { status: 410 });
      const expiration = { value: new Date(held.expiresAt).toISOString() };
      return Response.json({ data: { promise: { id, expiration, selections: [], versionKey } } });
    });
  }
  const newer = { ...held, id: 'newer' };

  it.each([
    ['coming back', false],
    ['a reload', true],
  ])('takes the place of a time that is over by then: %s', async (_, isReload) => {
    serve({ newer: 'v1' }, ['newer']);
    const one = tab();
    one.answer();
    if (isReload) {
      one.holds.keep(held);
      one.state().checkReservation();
    } else {
      one.state().hold(held);
      wake('focus');
    }
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'newer' } });
    expect(one.expired).not.toHaveBeenCalled();
  });

  it('and is none of this shopper’s keeps no end from being told', async () => {
    serve({});
    const one = tab();
    one.answer();
    one.state().hold(held);
    wake('focus');
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.phase()).toBe('expired');
  });

  it('and is good stands, whatever is told after it that is not', async () => {
    serve({ newer: 'v1' }, ['newer']);
    const one = tab();
    one.answer();
    one.state().hold(held);
    wake('focus');
    one.hear({ kind: 'held', held: newer });
    one.hear({ kind: 'held', held: { ...held, id: 'stale' } });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'newer' } });
    expect(one.expired).not.toHaveBeenCalled();
  });

  it('is asked after again for whoever comes after the shopper that it was asked for', async () => {
    serve({ newer: 'v1' });
    const one = tab();
    one.answer();
    one.hear({ kind: 'held', held: newer });
    one.endShopper();
    await vi.advanceTimersByTimeAsync(0);
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'newer' } });
  });

  it('in another way of shopping is held beside what is held here', async () => {
    serve({ [held.id]: 'v1', newer: 'v1' });
    const one = tab();
    one.answer();
    one.state().hold(held);
    const modality = held.modality === 'PICKUP' ? 'DELIVERY' : 'PICKUP';
    one.hear({ kind: 'held', held: { ...newer, modality } });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: held.id } });
  });

  it('is asked for with what a reload has kept', () => {
    const one = tab();
    one.holds.keep(held);
    one.told.length = 0;
    one.state().checkReservation();
    expect(one.told).toEqual([{ kind: 'asked' }]);
  });

  it('twice is what it has told of last, whichever answer comes first', async () => {
    serve({ first: 'v1', newer: 'v1' }, ['newer']);
    const one = tab();
    one.answer();
    one.hear({ kind: 'held', held: { ...held, id: 'first' } });
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'newer' } });
  });
});

describe('other tabs', () => {
  it('hear of a time that is held, and of it again where one asks', () => {
    const one = tab();
    one.told.length = 0;
    one.state().hold(held);
    expect(one.told).toEqual([{ kind: 'held', held }]);
    one.hear({ kind: 'asked' });
    expect(one.told).toHaveLength(2);
  });

  it('are asked when this one is opened, and when the shopper comes back to it', () => {
    const one = tab();
    expect(one.told).toEqual([{ kind: 'asked' }]);
    wake('focus');
    expect(one.told).toEqual([{ kind: 'asked' }, { kind: 'asked' }]);
  });

  it('are no word on which version of the same time is the newer one: the service is asked', async () => {
    vi.stubGlobal('fetch', async () => {
      const expiration = { value: new Date(held.expiresAt).toISOString() };
      return Response.json({
        data: { promise: { id: held.id, expiration, selections: [], versionKey: 'v3' } },
      });
    });
    const one = tab();
    one.state().hold(held);
    one.hear({ kind: 'held', held: { ...held, versionKey: 'v2' } });
    expect(one.state().reservation).toMatchObject({ held: { versionKey: 'v1' } });
    await vi.advanceTimersByTimeAsync(100);
    expect(one.state().reservation).toMatchObject({ held: { versionKey: 'v3' } });
  });
});
