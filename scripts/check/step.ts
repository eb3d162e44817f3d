export interface Step {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what the step needs of this machine, or says what of that cannot be had: the step is skipped then. */
  readonly missing?: () => string | undefined;
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
  readonly verdict: 'passed' | 'failed' | 'not run' | 'skipped';
  /** Why it was skipped. */
  readonly why?: string;
  readonly seconds: number;
}
