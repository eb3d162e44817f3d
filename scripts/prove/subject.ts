import type { Told } from './conversation.ts';
import type { Question } from './draw.ts';
import type { Lie } from './judge.ts';
import type { Plant } from './plant.ts';
import type { Passage } from './passages.ts';
import type { Steer } from './service.ts';

/** Access to the database of a service. */
export interface Truth<Stored> {
  of(shopper: string): Stored;
  /** Returns what is wrong with all stored data, of any shopper. */
  flaws?(): readonly string[];
  close(): void;
}

/** Everything that an operation is judged by. */
export interface Judged<Operation, Stored> {
  readonly operation: Operation;
  readonly told: Told;
  readonly before: Stored;
  readonly after: Stored;
  readonly passages: readonly Passage[];
}

/** A call that has to meet every fault a number of times. */
export interface Covered {
  /** Name of the call, as in the proxy. */
  readonly call: string;
  /** Minimum per 10,000 operations; proportionally less in a shorter run. */
  readonly times: number;
  /** True if it has to meet each fault at least once in every run that is long enough. */
  readonly always: boolean;
}

/**
 * What is tried over faulty connections: a client, the operations of its shoppers, and what is stored of
 * them.
 */
export interface Subject<Operation extends { readonly kind: string }, Stored> {
  readonly name: string;
  /** The entry of the client's process, relative to this folder. */
  readonly client: string;
  readonly kinds: readonly Operation['kind'][];
  /** Default number of operations of a run. */
  readonly operations: number;
  /** Kinds of operations that the service always refuses. */
  readonly refused?: readonly Operation['kind'][];
  /** Kinds of operations for a separate run with rate limits. */
  readonly limited?: readonly Operation['kind'][];
  readonly plants: readonly Plant<Operation['kind']>[];
  openTruth(file: string): Truth<Stored>;
  /** Draws an operation that the shopper can do with what is stored. */
  draw(question: Question<Stored>, kinds: readonly Operation['kind'][]): Operation;
  /** Returns how often an operation has happened between two looks. */
  effectsOf(operation: Operation, before: Stored, after: Stored): number;
  /** Shoppers that share one process. Default: eight, each with a process of their own. */
  readonly shoppers?: readonly string[];
  /** Prepares the service for the shoppers. */
  begin?(steer: Steer): Promise<void>;
  /** Prepares the service for an operation, or interferes just before the shopper presses. */
  arrange?(operation: Operation, when: 'before' | 'ready', steer: Steer): Promise<void>;
  /** True if unknown outcomes have to become known once there are no faults. */
  readonly settles?: true;
  /**
   * Returns what was false in what the shopper was told. Default: compares the last message with the effects.
   */
  lieIn?(judged: Judged<Operation, Stored>): Lie | undefined;
  /** After this many operations all stored data is checked, and the clock advances by this many days. */
  readonly round?: { readonly operations: number; readonly days: number };
  readonly covers?: readonly Covered[];
}
