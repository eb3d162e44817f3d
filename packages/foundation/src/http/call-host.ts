/**
 * Reports an exception of the host's code to the page's error tracking, as the browser does for event
 * listeners. On a server, where `reportError` does not exist, it is logged to the console.
 */
export function reportThrown(thrown: unknown): void {
  if (typeof reportError === 'function') reportError(thrown);
  // oxlint-disable-next-line no-console -- there is no other place to report it
  else console.error(thrown);
}

/** Runs host code. An exception is reported and `undefined` is returned. */
export function callHost<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch (thrown) {
    reportThrown(thrown);
    return undefined;
  }
}
