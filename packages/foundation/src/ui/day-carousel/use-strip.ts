import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Share of the strip's width that a button press scrolls by [F-9.11]. */
const STEP = 0.7;

/** Whether the strip's first and last items are in view. */
export interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Visible share from which an item counts as fully in view; rounding can hide a small part of it. */
const WHOLE = 0.95;

/** The visible part of a strip. */
interface Sight {
  readonly ends: Ends;
  /** The items that are fully in view, as last reported by the browser. */
  readonly inSight: ReadonlySet<Element>;
}

/**
 * Tracks which items of a strip are in view, and whether its ends are [F-2.53]. Takes the items' names, separated by
 * commas: items with other names are tracked instead, as after midnight.
 */
export function useSight(strip: RefObject<HTMLElement | null>, names: string): Sight {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });
  const [inSight] = useState(() => new Set<Element>());
  useEffect(() => {
    const root = strip.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const shown = [...root.children].slice(0, names.split(',').length);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= WHOLE) inSight.add(target);
          else inSight.delete(target);
        const [first] = shown;
        const last = shown.at(-1);
        setEnds({ atStart: !first || inSight.has(first), atEnd: !last || inSight.has(last) });
      },
      { root, threshold: WHOLE },
    );
    for (const item of shown) observer.observe(item);
    return () => {
      observer.disconnect();
      inSight.clear();
    };
  }, [strip, names, inSight]);
  return { ends, inSight };
}

/** Scrolls a strip forwards or backwards in reading direction. */
export function scrollStrip(strip: HTMLElement, way: 1 | -1): void {
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  strip.scrollBy({ left: way * STEP * strip.clientWidth * (isRightToLeft ? -1 : 1) });
}

/** Scrolls a strip to show an item, without scrolling the page. */
export function bringIntoSight(strip: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollBy({ left: inner.left - outer.left });
  else if (inner.right > outer.right) strip.scrollBy({ left: inner.right - outer.right });
}
