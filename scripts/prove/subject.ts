import type { Question } from './draw.ts';
import type { Plant } from './plant.ts';

/** A look into the database of a service. */
interface Truth<Stored> {
  of(shopper: string): Stored;
  close(): void;
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
}
