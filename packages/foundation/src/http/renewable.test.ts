import { describe, expect, it, vi } from 'vitest';
import { createTestTiming } from '../testing/test-timing.ts';
import { createRenewable } from './renewable.ts';

const live = new AbortController().signal;

function renewableOf(fetchNew: (() => Promise<string>) | undefined, life = live) {
  const timing = createTestTiming();
  return { timing, renewable: createRenewable({ value: 'v1', fetchNew, timing, life: () => life }) };
}

describe('a renewable value', () => {
  it('is returned without a fetch to a caller that knows only an older one', async () => {
    const fetchNew = vi.fn(async () => 'v2');
    const { renewable } = renewableOf(fetchNew);
    expect(await renewable.renew(0)).toEqual({ value: 'v1', generation: 1, epoch: 0 });
    expect(fetchNew).not.toHaveBeenCalled();
    expect(await renewable.renew(1)).toEqual({ value: 'v2', generation: 2, epoch: 0 });
    expect(renewable.current()).toEqual({ value: 'v2', generation: 2, epoch: 0 });
  });

  it('is fetched once for all concurrent callers, and again for later ones [W-7.23]', async () => {
    let fetched = 1;
    const fetchNew = vi.fn(async () => `v${(fetched += 1)}`);
    const { renewable } = renewableOf(fetchNew);
    const [a, b] = await Promise.all([renewable.renew(1), renewable.renew(1)]);
    expect([a?.value, b?.value, fetchNew.mock.calls.length]).toEqual(['v2', 'v2', 1]);
    expect((await renewable.renew(2))?.value).toBe('v3');
  });

  it('is neither renewed nor waited for when there is no way to fetch it', async () => {
    const { renewable, timing } = renewableOf(undefined);
    expect(await renewable.renew(1)).toBeUndefined();
    const nothing = createRenewable({ value: undefined, fetchNew: undefined, timing, life: () => live });
    expect(await nothing.renew(0)).toBeUndefined();
    expect(timing.pauses).toEqual([]);
  });

  it('is requested five times in a row, and five times again on the next renewal [W-7.23] [W-9.10]', async () => {
    const fetchNew = vi.fn(async () => '');
    const { renewable, timing } = renewableOf(fetchNew);
    expect(await renewable.renew(1)).toBeUndefined();
    expect(timing.pauses).toEqual([0, 250, 500, 1000, 2000]);
    expect(await renewable.renew(1)).toBeUndefined();
    expect(fetchNew).toHaveBeenCalledTimes(10);
  });

  it.each([
    ['the one in use is accepted', 2, 0],
    ['an older one is', 1, 500],
  ])('waits before a third attempt when %s: %i, %i ms', async (_when, generation, pause) => {
    const answers = ['', 'v2', 'v3'];
    const { renewable, timing } = renewableOf(async () => answers.shift() ?? '');
    await renewable.renew(1);
    expect(timing.pauses).toEqual([0, 250]);
    renewable.confirm(generation);
    await renewable.renew(2);
    expect(timing.pauses).toEqual([0, 250, pause]);
  });

  it('is the one that was set meanwhile, rather than the fetched one', async () => {
    const { renewable } = renewableOf(async () => {
      renewable.replace('of the host');
      return 'late';
    });
    expect(await renewable.renew(1)).toEqual({ value: 'of the host', generation: 2, epoch: 1 });
    expect(renewable.current()?.value).toBe('of the host');
  });

  it('restarts its count of attempts when it is set', async () => {
    const answers = ['', '', 'v2', 'v4'];
    const { renewable, timing } = renewableOf(async () => answers.shift() ?? '');
    await renewable.renew(1);
    renewable.replace('v3');
    timing.pauses.length = 0;
    await renewable.renew(3);
    expect(timing.pauses).toEqual([0]);
  });

  it('is not requested once its caller has aborted', async () => {
    const fetchNew = vi.fn(async () => 'v2');
    const { renewable } = renewableOf(fetchNew, AbortSignal.abort());
    expect(await renewable.renew(1)).toBeUndefined();
    expect(fetchNew).not.toHaveBeenCalled();
  });

  it('is not replaced once its caller has aborted', async () => {
    const life = new AbortController();
    const { renewable } = renewableOf(async () => {
      life.abort();
      return 'v2';
    }, life.signal);
    expect(await renewable.renew(1)).toBeUndefined();
    expect(renewable.current()?.value).toBe('v1');
  });

  it.each<[string, unknown]>([
    ['a number', 7],
    ['nothing', undefined],
    ['an empty text', ''],
    ['the stale one', 'v1'],
  ])('is not replaced by %s', async (_what, given) => {
    const { renewable } = renewableOf(async () => given as string);
    expect(await renewable.renew(1)).toBeUndefined();
    expect(renewable.current()).toEqual({ value: 'v1', generation: 1, epoch: 0 });
  });
});
