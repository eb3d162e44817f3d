import { afterPaint } from '@grocer/foundation/ui';

const OUT_OF_SIGHT = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** So long words stay in the page: screen readers have taken them up by then. */
const STAY_MS = 10_000;

/**
 * Says something from the page itself, for what was shown is gone by then. The region is there first, then its words;
 * neither is seen, and both go again, at the latest with the selector.
 */
export function speak(words: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['grocer'] = 'spoken';
  // Nobody's styles reach it here.
  Object.assign(region.style, OUT_OF_SIGHT);
  document.body.append(region);
  const call = afterPaint(() => {
    region.textContent = words;
  });
  const timer = setTimeout(end, STAY_MS);
  function end(): void {
    call();
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    region.remove();
  }
  signal.addEventListener('abort', end);
}
