import { expect, it } from 'vitest';
import { createChangeQueue } from './change-queue.ts';

it('sends changes one after the other, and tells when they have ended', async () => {
  const queue = createChangeQueue();
  const { promise, resolve } = Promise.withResolvers<string>();
  const order: string[] = [];
  const first = queue.send(() => {
    order.push('first');
    return promise;
  });
  const second = queue.send(async () => {
    order.push('second');
    return 'b';
  });
  const settled = queue.settled().then(() => order.push('settled'));
  await new Promise((done) => setImmediate(done));
  expect(order).toEqual(['first']);
  resolve('a');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  await settled;
  expect(order).toEqual(['first', 'second', 'settled']);
});
