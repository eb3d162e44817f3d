import { expect, it } from 'vitest';
import { afterPaint } from './after-paint.ts';

it('runs once after the callbacks of the next frame, and not at all when it is canceled', async () => {
  const order: string[] = [];
  const callOff = afterPaint(() => order.push('called off'));
  afterPaint(() => order.push('after the paint'));
  requestAnimationFrame(() => order.push('in the frame'));
  callOff();
  await expect.poll(() => order).toEqual(['in the frame', 'after the paint']);

  // As late as possible: after the frame.
  const late = afterPaint(() => order.push('called off late'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  late();
  await new Promise((resolve) => afterPaint(() => resolve(undefined)));
  expect(order).toEqual(['in the frame', 'after the paint']);
});
