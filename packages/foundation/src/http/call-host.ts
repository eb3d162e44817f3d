/**
 * Hands what a host's own code threw to the page's error tracking, as the browser does with a listener of an event. On a
 * server, which has no such thing, it goes to the console.
 */
export function reportThrown(thrown: unknown): void {
  if (typeof reportError === 'function') reportError(thrown);
  // oxlint-disable-next-line no-console -- nobody else would hear of it there
  else console.error(thrown);
}

/** Runs a host's own code; what it throws is reported, and the answer is `undefined` then. */
export function callHost<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch (thrown) {
    reportThrown(thrown);
    return undefined;
  }
}
