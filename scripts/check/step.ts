export interface Step {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Uses all the cores, so nothing runs beside it. */
  readonly alone?: boolean;
  /** Whose JSON report holds the number of tests; a step without one counts as one check. */
  readonly report?: 'vitest' | 'playwright';
}

export interface Failure {
  readonly test: string;
  /** The first line of what it said. */
  readonly why: string;
}

export interface Counts {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Outcome extends Counts {
  readonly step: Step;
  readonly verdict: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}
