import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Manner } from '../promise/slice.ts';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

interface Arrows {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onPointerDownCapture: () => void;
  /** How what is chosen now was chosen. */
  readonly manner: () => Manner;
}

/** Tells a time that was gone through by an arrow key from one that was meant, which Space says of it as well [F-4.23]. */
export function useArrows(onMeant: () => void): Arrows {
  const manner = useRef<Manner>('settled');
  return {
    onKeyDownCapture({ key, target }) {
      manner.current = ARROWS.includes(key) ? 'passing' : 'settled';
      // Space changes nothing about a choice that an arrow has made: the browser says nothing of it.
      if (key === ' ' && 'checked' in target && target.checked === true) onMeant();
    },
    onPointerDownCapture() {
      manner.current = 'settled';
    },
    manner: () => manner.current,
  };
}
