/** A field of a checkout that a shopper changes. */
export type Field = 'tip' | 'promo' | 'contact' | 'instructions' | 'payment';

export interface PlannedEdit {
  readonly field: Field;
  /** Cents, a code, a first name, instructions, or a number of gift cards. Most values are unique. */
  readonly value: string;
  /** True if the change is awaited before the next action. */
  readonly isAwaited: boolean;
}

/**
 * The moment of an action: before the n-th request after the press is sent, while it is in flight, or after
 * its answer.
 */
export interface Moment {
  readonly request: number;
  readonly stage: 'before' | 'flying' | 'answered';
}

/** What a second page of the same checkout does while the first one places the order. */
export type SecondPage = 'edits' | 'submits' | 'edits and submits';

export const KINDS = [
  'plain',
  'double press',
  'reload',
  'two pages',
  'offline',
  'gift cards',
  'rejected',
  'still processing',
  'snap',
  'changes',
  'mixed',
] as const;
export type OperationKind = (typeof KINDS)[number];

/** A shopper's path through a checkout, from its beginning to the end of its order. */
export interface Operation {
  readonly kind: OperationKind;
  readonly modality: 'PICKUP' | 'DELIVERY';
  readonly vendor: 'OWN' | 'THIRD_PARTY';
  /** Index of the time to hold. */
  readonly nth: number;
  readonly quantity: number;
  /** The amount that SNAP pays, in cents; undefined if it pays nothing. */
  readonly snapCents: number | undefined;
  /** True if a placed order is changed. It was placed without faults. */
  readonly isChange: boolean;
  /** Error of the device's clock, in ms. */
  readonly skewMs: number;
  /** Balances to set on gift cards beforehand, by their last four digits. */
  readonly giftCents: Readonly<Record<string, number>>;
  /** Cents that the total has to end in, set by a tip: they select a reaction of the sandbox's issuer. */
  readonly endsIn: number | undefined;
  readonly edits: readonly PlannedEdit[];
  /** Number of presses in immediate succession. */
  readonly presses: number;
  readonly second: SecondPage | undefined;
  readonly reload: Moment | undefined;
  /** The first request without a network, and the number of such requests. */
  readonly offline: { readonly from: number; readonly requests: number } | undefined;
  /** How often the shopper tries again after the order was not placed. */
  readonly again: number;
  /** True if the shopper presses "Check Again"; otherwise they wait. */
  readonly checksAgain: boolean;
  /** True if the held time has expired when the button is pressed. */
  readonly isTimedOut: boolean;
}
