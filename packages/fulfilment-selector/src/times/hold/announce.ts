import { afterPaint } from '@grocer/foundation/ui';

const OUT_OF_SIGHT = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** How long the text stays in the page; screen readers have read it by then. */
const STAY_MS = 10_000;

/**
 * Announces a text outside of the selector, whose own elements are gone by then. Adds a hidden live region,
 * then its text; removes both after 10 s or when the signal aborts.
 */
export function announce(words: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['grocer'] = 'spoken';
  // The selector's style sheets do not apply outside of its shadow root.
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
