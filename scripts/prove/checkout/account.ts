import type { Field } from './operation.ts';

/** Something that a page showed about the order. */
export interface Said {
  readonly page: number;
  /** Time by the client's own clock. */
  readonly at: number;
  readonly phase: string;
  readonly words: string;
  /** Number of a placed order, and its total below, as they were shown. */
  readonly number?: string | undefined;
  readonly total?: number | undefined;
}

/** A submission: its tab, idempotency key, and the total that the shopper saw. */
export interface Press {
  readonly page: number;
  readonly tab: number;
  readonly at: number;
  readonly operation: string;
  readonly total: number;
}

/** A change and the result that the shopper saw; `nothing` if the page was gone. */
export interface Edited {
  readonly field: Field;
  readonly value: string;
  readonly end: 'taken' | 'failed' | 'open' | 'nothing';
}

/** The final state of a page. */
export interface Final {
  readonly page: number;
  readonly tab: number;
  readonly phase: string;
  readonly words: string;
  /** Error code of an order that is unavailable. */
  readonly code?: string | undefined;
  /** Time until the outcome was known, without that of requests, in ms of the client. */
  readonly waitedMs: number;
  /** Phase after the order was read once more. */
  readonly phaseAfterReading: string;
}

/** Everything that a client reports at the end of an operation. */
export interface Account {
  readonly checkoutId: string;
  readonly said: readonly Said[];
  readonly presses: readonly Press[];
  readonly edits: readonly Edited[];
  readonly finals: readonly Final[];
  /** The tab of each event about a placed order. */
  readonly told: readonly number[];
  /** Number of submissions that started while the same page had one in flight. */
  readonly atOnce: number;
  /** True if a press placed the order although an edit that was in flight had failed. */
  readonly isPlacedOver: boolean;
}
