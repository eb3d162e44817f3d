/** Hands events to a host's analytics; a callback that throws stands in nobody's way [W-1.19]. */
export const createReport =
  <Event>(callback: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    try {
      callback?.(event);
    } catch {
      // Between a shopper and what they want to do there is no host's analytics.
    }
  };
