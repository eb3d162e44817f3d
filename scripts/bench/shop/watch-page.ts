/** What a page has seen of itself since it was loaded; times are in ms. */
export interface Seen {
  /** When the largest thing was painted. */
  readonly painted: number;
  /** How far things moved in all that nobody had touched. */
  readonly shift: number;
  /** The longest time from a press to the next paint; 0 below 16 ms. */
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

/** Has the page write down what it sees of itself; stands alone, as its text is what is sent. */
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
    // A mouse on its way to what it presses has none.
    if ((entry as PerformanceEventTiming).interactionId)
      seen.answered = Math.max(seen.answered, entry.duration);
  });
}
