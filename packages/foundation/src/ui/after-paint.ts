/** Runs once what is in the page now has been painted. Returns how not to. A page that nobody sees is not painted. */
export function afterPaint(run: () => void): () => void {
  let isOff = false;
  // A frame's callbacks come before its paint.
  requestAnimationFrame(() => setTimeout(() => isOff || run()));
  return () => {
    isOff = true;
  };
}
