/** Number of lines of a long order. */
export const LINES = 1000;

/** The actions on an order that are measured, in this order. */
export const MOMENTS = ['step', 'tip', 'items', 'complete', 'ordered'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Time until the page shows it, and its longest task, both in ms; 0 if no task took 50 ms. */
export interface Taken {
  readonly toPaint: number;
  readonly task: number;
}
