import { describe, expect, it } from 'vitest';
import { createLives } from './lives.ts';

describe('the lives of a mount', () => {
  it('end the work of a shopper who leaves, but not that of the mount or of the next shopper', () => {
    const lives = createLives();
    const { signal, life } = lives;
    const isSame = lives.forShopper();
    lives.endShopper();
    expect([signal.aborted, life.aborted, isSame()]).toEqual([true, false, false]);
    expect([lives.signal.aborted, lives.forShopper()()]).toEqual([false, true]);
  });

  it('end all work with the mount, but not that of the next life', () => {
    const lives = createLives();
    const { signal, life } = lives;
    const isSame = lives.forShopper();
    lives.end();
    expect([signal.aborted, life.aborted, lives.signal.aborted]).toEqual([true, true, true]);
    lives.begin();
    // The shopper has not changed.
    expect([lives.signal.aborted, lives.life.aborted, isSame()]).toEqual([false, false, true]);
  });

  it('start no work for the next shopper while the mount has ended', () => {
    const lives = createLives();
    lives.end();
    lives.endShopper();
    expect(lives.signal.aborted).toBe(true);
    lives.begin();
    expect(lives.signal.aborted).toBe(false);
  });

  it('continue when they are begun twice', () => {
    const lives = createLives();
    const { signal } = lives;
    lives.begin();
    expect(lives.signal).toBe(signal);
  });
});
