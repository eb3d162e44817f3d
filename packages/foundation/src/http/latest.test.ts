import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

describe('the latest request of its kind', () => {
  it('aborts the previous one, and no other', () => {
    const life = new AbortController();
    const [searches, lists] = [createLatest(() => life.signal), createLatest(() => life.signal)];
    const [first, list] = [searches.next(), lists.next()];
    const second = searches.next();
    expect([first.aborted, second.aborted, list.aborted]).toEqual([true, false, false]);
  });

  it('is aborted when it is dropped or when its life ends', () => {
    const life = new AbortController();
    const { next, drop } = createLatest(() => life.signal);
    const dropped = next();
    drop();
    const ended = next();
    life.abort();
    expect([dropped.aborted, ended.aborted, next().aborted]).toEqual([true, true, true]);
  });

  it('is live again in the next life', () => {
    let life = new AbortController();
    const { next } = createLatest(() => life.signal);
    life.abort();
    life = new AbortController();
    expect(next().aborted).toBe(false);
  });
});
