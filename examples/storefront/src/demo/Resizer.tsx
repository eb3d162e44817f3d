import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

interface ResizerProps {
  /** Height of the panel, in px. */
  readonly height: number;
  readonly onResize: (height: number) => void;
}

const LEAST = 200;
/** Height that one key press adds or removes, in px. */
const STEP = 40;

const most = (): number => Math.round(window.innerHeight * 0.8);
const within = (height: number): number => Math.min(most(), Math.max(LEAST, Math.round(height)));

/** The upper edge of the panel: dragged, or moved by the arrow keys, it changes the height. */
export function Resizer({ height, onResize }: ResizerProps): ReactNode {
  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onResize(within(window.innerHeight - event.clientY));
  }
  function press(event: KeyboardEvent): void {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onResize(within(height + by));
  }
  return (
    <div
      className="demo-resizer"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the sandbox tools"
      aria-valuenow={height}
      aria-valuemin={LEAST}
      aria-valuemax={most()}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
