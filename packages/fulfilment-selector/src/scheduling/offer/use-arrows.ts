import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Manner } from '../promise/slice.ts';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

interface Arrows {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: () => void;
  /** How what is chosen now was chosen. */
  readonly manner: () => Manner;
}

/** Tells a time that was gone through by an arrow key from one that was meant [F-4.23]. */
export function useArrows(): Arrows {
  const manner = useRef<Manner>('settled');
  return {
    onKeyDown({ key }) {
      manner.current = ARROWS.includes(key) ? 'passing' : 'settled';
    },
    onPointerDown() {
      manner.current = 'settled';
    },
    manner: () => manner.current,
  };
}
