import type { Frame } from './slice.ts';

/** Returns false if the window in which something was begun has been closed or opened again since. */
export const isSameOpening = (before: Frame, now: Frame): boolean =>
  before.phase === 'closed' || (now.phase === 'open' && before.opening === now.opening);
