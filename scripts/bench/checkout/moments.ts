/** How many lines a long order has. */
export const LINES = 1000;

/** What a shopper does with an order, in turn. */
export const MOMENTS = ['step', 'tip', 'items', 'complete', 'ordered'] as const;
export type Moment = (typeof MOMENTS)[number];

/** In ms: until the page shows it, and the longest task on the way, 0 where none took 50 ms. */
export interface Taken {
  readonly toPaint: number;
  readonly task: number;
}
