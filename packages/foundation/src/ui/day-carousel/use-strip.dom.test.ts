import { expect, it, vi } from 'vitest';
import { scrollStrip } from './use-strip.ts';

it.each([
  [500, 'ltr', 1, 350],
  [500, 'ltr', -1, -350],
  [500, 'rtl', 1, -350],
  [1000, 'ltr', 1, 700],
] as const)(
  'scrolls a strip of %i px, %s, in direction %i by %i px [F-9.11]',
  (width, direction, way, left) => {
    const strip = document.createElement('div');
    strip.style.direction = direction;
    document.body.append(strip);
    Object.defineProperty(strip, 'clientWidth', { value: width });
    strip.scrollBy = vi.fn();
    scrollStrip(strip, way);
    expect(strip.scrollBy).toHaveBeenCalledExactlyOnceWith({ left });
  },
);
