import { repeatable } from '@grocer/foundation/embed';
import type { LateActions } from './late-actions.ts';

/** What presses do, and the parts that have such presses: not needed before the first view is there. */
export const loadActions = /* @__PURE__ */ repeatable(() => import('./late-actions.ts'));

type CreateActions = Awaited<ReturnType<typeof loadActions>>['createLateActions'];

/** What presses do, which may still have to be loaded. */
export interface Arrival {
  /** What is here by now. */
  now(): LateActions | undefined;
  /** Brings it, once. Rejects where it cannot be loaded; whoever asks next tries again. */
  bring(): Promise<LateActions>;
}

/** Loads what presses do when it is first asked for; `take` makes it, and puts it to use. */
export function createArrival(take: (create: CreateActions) => LateActions): Arrival {
  let here: LateActions | undefined;
  let coming: Promise<LateActions> | undefined;

  async function load(): Promise<LateActions> {
    try {
      const { createLateActions } = await loadActions();
      here = take(createLateActions);
      return here;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  }

  return { now: () => here, bring: () => (coming ??= load()) };
}
