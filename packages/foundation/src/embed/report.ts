import { callHost } from '../http/call-host.ts';

// Between a shopper and what they want to do there is no host's analytics [W-1.19].
/** Hands events to a host's analytics; what the callback throws goes to the page's error tracking. */
export const createReport =
  <Event>(callback: ((event: Event) => void) | undefined) =>
  (event: Event): void =>
    callHost(() => callback?.(event));
