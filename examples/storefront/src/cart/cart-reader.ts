import type { Cart } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { whileOnline } from '../online.ts';
import type { ChangeQueue } from './change-queue.ts';

interface Reading {
  readonly queue: ChangeQueue;
  readonly read: () => Promise<Result<Cart>>;
  readonly take: (result: Result<Cart>) => void;
}

/**
 * Creates a function that reads the cart, one read at a time, again if a change was under way or it was asked to. It
 * resolves once no read is left; the result of the last one is taken.
 */
export function createCartReader({ queue, read, take }: Reading): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      // Offline, changes wait for the connection, and the read fails.
      await whileOnline(queue.settled());
      const before = queue.count();
      const result = await read();
      if (before !== queue.count()) isWanted = true;
      // The next read makes this one out of date.
      if (!isWanted) take(result);
    }
    running = undefined;
  }
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
