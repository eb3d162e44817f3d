import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A press on a button moves the strip on by this much of its width [F-9.11]. */
const STEP = 0.7;

/** Which ends of the strip are in sight. */
export interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Rounding leaves a hair of an item out of sight. */
const WHOLE = 0.95;

/** What of a strip is in sight. */
interface Sight {
  readonly ends: Ends;
  /** The items that are in sight as a whole, as far as the browser has told. */
  readonly inSight: ReadonlySet<Element>;
}

/** Tracks which items of a strip are in sight, and with them its ends [F-2.53]. */
export function useSight(strip: RefObject<HTMLElement | null>, count: number): Sight {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });
  const [inSight] = useState(() => new Set<Element>());
  useEffect(() => {
    const root = strip.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const items = [...root.children].slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= WHOLE) inSight.add(target);
          else inSight.delete(target);
        const [first] = items;
        const last = items.at(-1);
        setEnds({ atStart: !first || inSight.has(first), atEnd: !last || inSight.has(last) });
      },
      { root, threshold: WHOLE },
    );
    for (const item of items) observer.observe(item);
    return () => {
      observer.disconnect();
      inSight.clear();
    };
  }, [strip, count, inSight]);
  return { ends, inSight };
}

/** Moves a strip on or back, along the way its language reads. */
export function scrollStrip(strip: HTMLElement, way: 1 | -1): void {
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  strip.scrollBy({ left: way * STEP * strip.clientWidth * (isRightToLeft ? -1 : 1) });
}

/** Brings an item of a strip into sight, and moves nothing but the strip. */
export function bringIntoSight(strip: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollBy({ left: inner.left - outer.left });
  else if (inner.right > outer.right) strip.scrollBy({ left: inner.right - outer.right });
}
