/** What of a checkout a shopper changes. */
export type Field = 'tip' | 'promo' | 'contact' | 'instructions' | 'payment';

export interface PlannedEdit {
  readonly field: Field;
  /** Cents, a code, a first name, instructions, or how many gift cards: nobody else writes the same. */
  readonly value: string;
  /** Is it waited for, before anything else is done? */
  readonly isAwaited: boolean;
}

/** When something is done to a page: as the so-many-th request after the press is about to go out, has, or was answered. */
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

/** A shopper's way through a checkout, from its beginning to the end of its order. */
export interface Operation {
  readonly kind: OperationKind;
  readonly modality: 'PICKUP' | 'DELIVERY';
  readonly vendor: 'OWN' | 'THIRD_PARTY';
  /** Which of the times that there are. */
  readonly nth: number;
  readonly quantity: number;
  /** What SNAP is to pay, in cents; nothing where it pays nothing. */
  readonly snapCents: number | undefined;
  /** Is an order changed that was placed before, with no mishap? */
  readonly isChange: boolean;
  /** How far the clock of the shopper's device is off, in ms. */
  readonly skewMs: number;
  /** What is put on gift cards before, by their last four digits. */
  readonly giftCents: Readonly<Record<string, number>>;
  /** Cents that the total is to end in, by a tip: the sandbox has issuers behave in some way then. */
  readonly endsIn: number | undefined;
  readonly edits: readonly PlannedEdit[];
  /** How often the button is pressed in one go. */
  readonly presses: number;
  readonly second: SecondPage | undefined;
  readonly reload: Moment | undefined;
  /** From which request on, and for how many, there is no network. */
  readonly offline: { readonly from: number; readonly requests: number } | undefined;
  /** How often the shopper goes on after the order was not placed. */
  readonly again: number;
  /** Does the shopper press "Check Again", and not just wait? */
  readonly checksAgain: boolean;
  /** Is the time of the order gone by the time the button is pressed? */
  readonly isTimedOut: boolean;
}
