/** The clock and the lifetime of an alarm. */
export interface AlarmParts {
  /** Returns the current time by the service's clock. */
  readonly now: () => number;
  /** Synchronizes the clock after the page was suspended, when it may be wrong. */
  readonly recheck?: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

export interface Alarm {
  /** Calls `ring` once at the instant `at`, at once if that has passed. Replaces the previous alarm. */
  set(at: number, ring: () => void): void;
  clear(): void;
}

/** Browsers fire a timer with a longer delay immediately. */
const LONGEST_MS = 2_147_483_647;

/** The events that follow when a page was suspended or in the background. */
const WAKING = ['focus', 'pageshow', 'online'] as const;

/** Calls `wake` whenever the page becomes active again, until the signal aborts. */
export function onPageActive(wake: () => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  for (const name of WAKING) window.addEventListener(name, wake, { signal });
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** Creates an alarm with one timer. Checks the time again when the page wakes, since timers sleep with it. */
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

  onPageActive(() => {
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
