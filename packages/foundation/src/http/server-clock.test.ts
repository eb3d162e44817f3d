import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const TEN = Date.parse('2026-11-21T10:00:00Z');
const HEADER = 'Sat, 21 Nov 2026 10:00:00 GMT';
const MINUTE = 60_000;

/** A device whose two clocks can be moved. */
function device(ahead = 0) {
  const at = { wall: TEN + ahead, steady: 1000 };
  const clock = createServerClock({ wall: () => at.wall, steady: () => at.steady });
  const pass = (ms: number, steady = ms): void => {
    at.wall += ms;
    at.steady += steady;
  };
  return { clock, pass };
}

describe('the time of the service', () => {
  it('is that of the device until a response has told it', () => {
    const { clock, pass } = device(MINUTE);
    pass(5);
    expect(clock.now()).toBe(TEN + MINUTE + 5);
    expect(clock.isUnsure()).toBe(true);
  });

  it.each([10 * MINUTE, -10 * MINUTE])('is right on a device that is %i ms off', (ahead) => {
    const { clock, pass } = device(ahead);
    clock.hear(HEADER);
    pass(MINUTE);
    expect(Math.abs(clock.now() - (TEN + MINUTE))).toBeLessThan(1000);
    expect(clock.isUnsure()).toBe(false);
  });

  it('continues when the clock of the device is set, but is unsure until the next response', () => {
    const { clock, pass } = device();
    clock.hear(HEADER);
    pass(10 * MINUTE, 1000);
    expect(Math.abs(clock.now() - (TEN + 1000))).toBeLessThan(1000);
    expect(clock.isUnsure()).toBe(true);
    clock.hear('Sat, 21 Nov 2026 10:10:00 GMT');
    expect(Math.abs(clock.now() - (TEN + 10 * MINUTE))).toBeLessThan(1000);
    expect(clock.isUnsure()).toBe(false);
  });

  it.each([
    [2000, false],
    [2001, true],
    [-2000, false],
    [-2001, true],
  ])('is unsure once the two clocks of a device are over two seconds apart: %i ms, %s', (apart, isUnsure) => {
    const { clock, pass } = device();
    clock.hear(HEADER);
    pass(MINUTE + apart, MINUTE);
    expect(clock.isUnsure()).toBe(isUnsure);
  });

  it('is half a second past the header, which has whole seconds', () => {
    const { clock } = device(MINUTE);
    clock.hear(HEADER);
    expect(clock.now()).toBe(TEN + 500);
  });

  it('uses the steady clock of the device by default', () => {
    const clock = createServerClock({ wall: () => TEN });
    clock.hear(HEADER);
    expect(clock.now()).toBeGreaterThanOrEqual(TEN + 500);
    expect(clock.now()).toBeLessThan(TEN + MINUTE);
  });

  it.each([null, '', 'soon'])('ignores the date %j', (date) => {
    const { clock } = device();
    clock.hear(date);
    expect(clock.now()).toBe(TEN);
  });
});
