import { afterEach, expect, it, vi } from 'vitest';
import { createScrollKeeper } from './scroll-keeper.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '');
});

/** Watches a page that scrolls; counts the changes of the history. */
function watched() {
  vi.useFakeTimers();
  const keeper = createScrollKeeper();
  const stop = keeper.watch();
  const changes = vi.spyOn(history, 'replaceState');
  let y = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  function scroll(by: number): void {
    y += by;
    window.dispatchEvent(new Event('scroll'));
  }
  return { stop, changes, scroll };
}

it('keeps the position once after scrolling, since browsers allow few changes of the history', () => {
  const { stop, changes, scroll } = watched();
  for (let turn = 0; turn < 240; turn += 1) {
    window.dispatchEvent(new WheelEvent('wheel'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    scroll(10);
    vi.advanceTimersByTime(16);
  }
  expect(changes).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(changes).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ scrollY: 2400 });
  stop();
});

it('keeps the position at a click, which may lead to another page', () => {
  const { stop, scroll } = watched();
  history.replaceState({ isMarked: true }, '');
  scroll(300);
  document.body.click();
  expect(history.state).toEqual({ isMarked: true, scrollY: 300 });
  stop();
});

it('goes on when the browser refuses to keep the position', () => {
  const { stop, changes, scroll } = watched();
  changes.mockImplementation(() => {
    throw new DOMException('Too many changes.', 'SecurityError');
  });
  scroll(300);
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  document.body.click();
  window.removeEventListener('error', reported);
  expect(changes).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
  stop();
});
