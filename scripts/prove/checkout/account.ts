import type { Field } from './operation.ts';

/** Something that a page showed about the order. */
export interface Said {
  readonly page: number;
  /** By the client's own clock. */
  readonly at: number;
  readonly phase: string;
  readonly words: string;
  /** Of an order that is placed, as it is shown. */
  readonly number?: string | undefined;
  readonly total?: number | undefined;
}

/** A submission: by which tab, under which key, and for how much by what the shopper saw. */
export interface Press {
  readonly page: number;
  readonly tab: number;
  readonly at: number;
  readonly operation: string;
  readonly total: number;
}

/** A change, and what the shopper was told of it; nothing where the page was gone by then. */
export interface Edited {
  readonly field: Field;
  readonly value: string;
  readonly end: 'taken' | 'failed' | 'open' | 'nothing';
}

/** How a page ended. */
export interface Final {
  readonly page: number;
  readonly tab: number;
  readonly phase: string;
  readonly words: string;
  /** What it shows once it is read anew. */
  readonly phaseAfterReading: string;
}

/** Everything that a client has to say for itself at the end of an operation. */
export interface Account {
  readonly checkoutId: string;
  readonly said: readonly Said[];
  readonly presses: readonly Press[];
  readonly edits: readonly Edited[];
  readonly finals: readonly Final[];
  /** The tab, each time that its host heard that an order was placed, on whichever of its pages. */
  readonly told: readonly number[];
  /** Submissions of one page that were under way at once. */
  readonly atOnce: number;
}
