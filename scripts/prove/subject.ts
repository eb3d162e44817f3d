import type { Told } from './conversation.ts';
import type { Question } from './draw.ts';
import type { Lie } from './judge.ts';
import type { Plant } from './plant.ts';
import type { Passage } from './passages.ts';
import type { Steer } from './service.ts';

/** A look into the database of a service. */
export interface Truth<Stored> {
  of(shopper: string): Stored;
  /** What is wrong with all that is stored, whoever it is of. */
  flaws?(): readonly string[];
  /** What is stored that nobody may keep: `tokens`, or the numbers of cards. */
  secrets?(tokens: readonly string[]): readonly string[];
  close(): void;
}

/** All that there is to judge an operation by. */
export interface Judged<Operation, Stored> {
  readonly operation: Operation;
  readonly told: Told;
  readonly before: Stored;
  readonly after: Stored;
  readonly passages: readonly Passage[];
}

/** A call that is to meet every fault so often in a run. */
export interface Covered {
  /** As the proxy names it. */
  readonly call: string;
  /** Times in ten thousand operations; fewer in proportion in a shorter run. */
  readonly times: number;
  /** Is it to meet each fault in every run that is long enough for that? */
  readonly always: boolean;
}

/** What is tried over bad connections: a client, what shoppers do with it, and what is stored of that. */
export interface Subject<Operation extends { readonly kind: string }, Stored> {
  readonly name: string;
  /** The process that has the client, from here. */
  readonly client: string;
  readonly kinds: readonly Operation['kind'][];
  /** Operations of a run where nobody says how many. */
  readonly operations: number;
  /** What is done in a run of its own while the service limits how often. */
  readonly limited?: readonly Operation['kind'][];
  readonly plants: readonly Plant<Operation['kind']>[];
  openTruth(file: string): Truth<Stored>;
  /** Draws something that the shopper can do with what they have. */
  draw(question: Question<Stored>, kinds: readonly Operation['kind'][]): Operation;
  /** How often an operation has happened between two looks. */
  effectsOf(operation: Operation, before: Stored, after: Stored): number;
  /** Those who shop at once in one process. Default: eight, in a process each. */
  readonly shoppers?: readonly string[];
  /** Makes the service ready for them. */
  begin?(steer: Steer): Promise<void>;
  /** Makes the service ready for an operation, or strikes once the shopper is about to press. */
  arrange?(operation: Operation, when: 'before' | 'ready', steer: Steer): Promise<void>;
  /** Is what is open at the end of an operation to become known once nothing goes wrong any more? */
  readonly settles?: true;
  /** What is not true of what the shopper was told. Default: words against effects. */
  lieIn?(judged: Judged<Operation, Stored>): Lie | undefined;
  /** After so many operations everything that is stored is looked at, and so many days pass. */
  readonly round?: { readonly operations: number; readonly days: number };
  readonly covers?: readonly Covered[];
}
