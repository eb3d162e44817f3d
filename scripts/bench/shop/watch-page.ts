/** Performance figures of a page since it was loaded; times are in ms. */
export interface Seen {
  /** Time of the largest contentful paint. */
  readonly painted: number;
  /** Cumulative layout shift without recent input. */
  readonly shift: number;
  /** Longest time from a press to the next paint; 0 below 16 ms. */
  readonly answered: number;
}

declare global {
  interface Window {
    seen: { painted: number; shift: number; answered: number };
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Records performance figures in the page. Self-contained, since its source is sent to the page. */
export function watchPage(): void {
  const seen = { painted: 0, shift: 0, answered: 0 };
  window.seen = seen;
  const watch = (options: object, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    seen.painted = startTime;
  });
  watch({ type: 'layout-shift' }, (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shift += value;
  });
  watch({ type: 'event', durationThreshold: 16 }, (entry) => {
    // Mouse moves have no interaction id.
    if ((entry as PerformanceEventTiming).interactionId)
      seen.answered = Math.max(seen.answered, entry.duration);
  });
}
