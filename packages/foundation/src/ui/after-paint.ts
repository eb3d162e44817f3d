/** Runs a callback after the next paint; returns a function that cancels it. A hidden page is not painted. */
export function afterPaint(run: () => void): () => void {
  let isOff = false;
  // Animation frame callbacks run before the paint.
  requestAnimationFrame(() => setTimeout(() => isOff || run()));
  return () => {
    isOff = true;
  };
}
