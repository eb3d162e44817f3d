import { createRunning } from '../api/idempotency.ts';
import type { Running } from '../api/idempotency.ts';
import type { Locks } from '../db/open-locks.ts';

/** The writes that are under way in any process over the database; those of a process that dies end with it. */
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
      // Whether it asks for the same is known once it has ended.
      return claim;
    },
    async end(claim) {
      await locks.free(nameOf(claim));
      await own.end(claim);
    },
  };
}
