import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isRecord } from './is-record.ts';
import { createStored } from './stored.ts';
import type { Stored } from './stored.ts';

/** How far a part of the page, or what it shows, has come. One that `failed`, or shows nothing, is as high as it is. */
export type PartPhase = 'waiting' | 'idle' | 'loading' | 'ready' | 'failed';

/** A part's size in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const isSize = (value: unknown): value is Size =>
  isRecord(value) && typeof value['width'] === 'number' && typeof value['height'] === 'number';

/** Makes an element as high as it was, unless it is wider or narrower now. Returns how to let it go. */
function reserve(element: HTMLElement, stored: Stored): () => void {
  const last = stored.read();
  if (isSize(last) && last.width === element.clientWidth) element.style.minBlockSize = `${last.height}px`;
  return () => void element.style.removeProperty('min-block-size');
}

/** Keeps an element's size as soon as it is laid out. Returns how not to. */
function remember(element: HTMLElement, stored: Stored): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    stored.keep({ width: element.clientWidth, height: element.offsetHeight });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

interface LastHeightProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly part: string;
  readonly phase: PartPhase;
}

/**
 * Keeps a part of the page as high, while it is loading, as it was on the last visit, so that nothing below it moves.
 * Two numbers per part are kept in the browser, and nothing else is. Stands after the root, which is there by then, and
 * not on a server, where React 18 warns of layout effects.
 */
export function LastHeight({ root, part, phase }: LastHeightProps): undefined {
  useLayoutEffect(() => {
    if (!root.current || phase === 'failed') return undefined;
    const stored = createStored('browser', `grocer-size:${part}`);
    return (phase === 'ready' ? remember : reserve)(root.current, stored);
  }, [root, part, phase]);
}
