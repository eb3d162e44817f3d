import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

describe('the last question of its kind', () => {
  it('makes the one before out of date, and no other', () => {
    const life = new AbortController();
    const [searches, lists] = [createLatest(() => life.signal), createLatest(() => life.signal)];
    const [first, list] = [searches.next(), lists.next()];
    const second = searches.next();
    expect([first.aborted, second.aborted, list.aborted]).toEqual([true, false, false]);
  });

  it('is out of date once it is dropped, or what it belongs to has ended', () => {
    const life = new AbortController();
    const { next, drop } = createLatest(() => life.signal);
    const dropped = next();
    drop();
    const ended = next();
    life.abort();
    expect([dropped.aborted, ended.aborted, next().aborted]).toEqual([true, true, true]);
  });

  it('counts again in the next life', () => {
    let life = new AbortController();
    const { next } = createLatest(() => life.signal);
    life.abort();
    life = new AbortController();
    expect(next().aborted).toBe(false);
  });
});
