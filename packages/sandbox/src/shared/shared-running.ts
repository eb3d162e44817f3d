import { createRunning } from '../api/idempotency.ts';
import type { Running } from '../api/idempotency.ts';
import type { Locks } from '../db/open-locks.ts';

/** Creates the register of writes in all processes; the writes of a process that dies are removed. */
export function createSharedRunning(locks: Locks): Running {
  const own = createRunning();
  const nameOf = ({ operation }: { readonly operation: string }): string => operation.slice(0, 16);
  return {
    async begin(claim) {
      const here = await own.begin(claim);
      if (here) return here;
      try {
        if (await locks.take(nameOf(claim))) return undefined;
      } catch (error) {
        await own.end(claim);
        throw error;
      }
      await own.end(claim);
      // Whether the other process's request is the same is only known once it has ended.
      return claim;
    },
    async end(claim) {
      await locks.free(nameOf(claim));
      await own.end(claim);
    },
  };
}
