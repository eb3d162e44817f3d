import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isRecord } from './is-record.ts';
import { createStored } from './stored.ts';
import type { Stored } from './stored.ts';

/** Loading state of an inline part. The part reserves its last height until it is `ready` or `failed`. */
export type PartPhase = 'waiting' | 'idle' | 'loading' | 'ready' | 'failed';

/** Size of a part in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const isSize = (value: unknown): value is Size =>
  isRecord(value) && typeof value['width'] === 'number' && typeof value['height'] === 'number';

/** Reserves the stored height of an element, unless its width differs. Returns a function that undoes it. */
function reserve(element: HTMLElement, stored: Stored): () => void {
  const last = stored.read();
  if (isSize(last) && last.width === element.clientWidth) element.style.minBlockSize = `${last.height}px`;
  return () => void element.style.removeProperty('min-block-size');
}

/** Stores the size of an element once it is laid out. Returns a function that cancels this. */
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
 * Reserves the height of the last visit while a part is loading, so that the content below does not move. The
 * browser stores two numbers per part. Rendered after the root element, so that its ref is set, and never on
 * a server, where React 18 warns of layout effects.
 */
export function LastHeight({ root, part, phase }: LastHeightProps): undefined {
  useLayoutEffect(() => {
    if (!root.current || phase === 'failed') return undefined;
    const stored = createStored('browser', `grocer-size:${part}`);
    return (phase === 'ready' ? remember : reserve)(root.current, stored);
  }, [root, part, phase]);
}
