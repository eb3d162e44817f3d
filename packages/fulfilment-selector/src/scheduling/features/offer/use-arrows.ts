import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Manner } from '../promise/slice.ts';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

interface Arrows {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onPointerDownCapture: () => void;
  /** Returns how the current time was chosen. */
  readonly manner: () => Manner;
}

/** Distinguishes a time passed with an arrow key from one chosen on purpose, also with Space [F-4.23]. */
export function useArrows(onMeant: () => void): Arrows {
  const manner = useRef<Manner>('settled');
  return {
    onKeyDownCapture({ key, target }) {
      manner.current = ARROWS.includes(key) ? 'passing' : 'settled';
      // Space on a radio button that an arrow key has selected fires no change event.
      if (key === ' ' && 'checked' in target && target.checked === true) onMeant();
    },
    onPointerDownCapture() {
      manner.current = 'settled';
    },
    manner: () => manner.current,
  };
}
