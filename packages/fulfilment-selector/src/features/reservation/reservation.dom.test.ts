import { describe, expect, it, vi } from 'vitest';
import { heldUntilInstant } from '../../testing/held-time.ts';
import { MINUTE, NOON, reservationTab as tab, useNoon, wake } from '../../testing/reservation-tab.ts';

const held = heldUntilInstant(NOON + 30 * MINUTE);

useNoon();

describe('a held time', () => {
  it('expires at the service’s time and emits the event once [F-2.17]', () => {
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

  it('waits with a single timer and updates only at the warnings', () => {
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

  it('stays held for the extra minutes that the host sets [F-9.8]', () => {
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
  ])('shows after %i ms a warning for the last %i minutes', (ms, warning) => {
    const one = tab();
    one.state().hold(held);
    vi.advanceTimersByTime(ms - 1);
    expect(one.state().reservation).not.toMatchObject({ warning });
    vi.advanceTimersByTime(1);
    expect(one.state().reservation).toMatchObject({ phase: 'held', warning });
  });

  it.each([10 * MINUTE, -10 * MINUTE])('expires on time on a device whose clock is %i ms off', (ahead) => {
    const one = tab({ ahead });
    one.answer();
    one.state().hold(held);
    vi.advanceTimersByTime(29 * MINUTE);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(MINUTE + 1000);
    expect(one.phase()).toBe('expired');
  });

  it.each(['focus', 'pageshow', 'online'])(
    'expires on %s when its end passed while timers were suspended',
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

  it('expires when the hidden page becomes visible after its end', async () => {
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

  it('reads the service’s time once after the device clock was changed', async () => {
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

  it('stops its timer and its listeners once the selector ends', () => {
    const one = tab();
    one.state().hold(held);
    one.end();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOON + 31 * MINUTE);
    wake('focus');
    expect(one.phase()).toBe('held');
  });

  it('is replaced by a later promise without an expiry event', () => {
    const one = tab();
    one.state().hold(held);
    one.state().hold({ ...held, id: 'p2', expiresAt: NOON + 60 * MINUTE });
    vi.advanceTimersByTime(59 * MINUTE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'p2' } });
    expect(one.expired).not.toHaveBeenCalled();
  });
});

it('restores a reservation once online, not when another tab reports it offline', async () => {
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

describe('a reservation reported by another tab', () => {
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
  ])('replaces an expired one without an expiry event after %s', async (_, isReload) => {
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

  it('does not prevent the expiry of the current one when the service rejects it', async () => {
    serve({});
    const one = tab();
    one.answer();
    one.state().hold(held);
    wake('focus');
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.phase()).toBe('expired');
  });

  it('stays in place when a later report is rejected by the service', async () => {
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

  it('is checked again after the shopper has changed', async () => {
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

  it('does not replace a reservation of another modality', async () => {
    serve({ [held.id]: 'v1', newer: 'v1' });
    const one = tab();
    one.answer();
    one.state().hold(held);
    const modality = held.modality === 'PICKUP' ? 'DELIVERY' : 'PICKUP';
    one.hear({ kind: 'held', held: { ...newer, modality } });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: held.id } });
  });

  it('is requested when a kept reservation is checked', () => {
    const one = tab();
    one.holds.keep(held);
    one.told.length = 0;
    one.state().checkReservation();
    expect(one.told).toEqual([{ kind: 'asked' }]);
  });

  it('is the last one reported, in whichever order the responses arrive', async () => {
    serve({ first: 'v1', newer: 'v1' }, ['newer']);
    const one = tab();
    one.answer();
    one.hear({ kind: 'held', held: { ...held, id: 'first' } });
    one.hear({ kind: 'held', held: newer });
    await vi.advanceTimersByTimeAsync(10 * LATE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'newer' } });
  });
});

describe('messages between tabs', () => {
  it('announces a reservation and repeats it when another tab asks', () => {
    const one = tab();
    one.told.length = 0;
    one.state().hold(held);
    expect(one.told).toEqual([{ kind: 'held', held }]);
    one.hear({ kind: 'asked' });
    expect(one.told).toHaveLength(2);
  });

  it('asks other tabs at the start and on focus', () => {
    const one = tab();
    expect(one.told).toEqual([{ kind: 'asked' }]);
    wake('focus');
    expect(one.told).toEqual([{ kind: 'asked' }, { kind: 'asked' }]);
  });

  it('leaves it to the service which version of a reservation is newer', async () => {
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
