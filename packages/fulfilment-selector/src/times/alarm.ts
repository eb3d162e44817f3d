/** Where time comes from, and where it goes on while nobody looks. */
export interface AlarmParts {
  /** The service's time. */
  readonly now: () => number;
  /** Asks again what time it is, after a while in which nobody can be sure of it. */
  readonly recheck?: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

export interface Alarm {
  /** Rings once at an instant, or at once where that is over; whatever was set before does not ring any more. */
  set(at: number, ring: () => void): void;
  clear(): void;
}

/** A timer longer than this fires at once in browsers. */
const LONGEST_MS = 2_147_483_647;

/** A page may have slept, or been kept away, when one of these comes. */
const WAKING = ['focus', 'pageshow', 'online'] as const;

/** What runs whenever the page is looked at again, until the signal ends it. */
export function onWaking(wake: () => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  for (const name of WAKING) window.addEventListener(name, wake, { signal });
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** One timer to the next instant that matters; it looks again whenever the page wakes, since timers sleep with it. */
export function createAlarm({ now, recheck, signal }: AlarmParts): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: { readonly at: number; readonly ring: () => void } | undefined;

  function look(): void {
    clearTimeout(timer);
    if (!due || signal.aborted) return;
    const left = due.at - now();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LONGEST_MS));
      return;
    }
    const { ring } = due;
    due = undefined;
    ring();
  }

  onWaking(() => {
    if (!due) return;
    if (recheck) void recheck().then(look, look);
    else look();
  }, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    set(at, ring) {
      due = { at, ring };
      look();
    },
    clear() {
      due = undefined;
      clearTimeout(timer);
    },
  };
}
