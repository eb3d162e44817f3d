export interface Step {
  /** Name for `--only`. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Installs what the step needs on this machine; returns what is missing, in which case the step is skipped.
   */
  readonly missing?: () => string | undefined;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** True if the step uses all cores, so that no other step runs at the same time. */
  readonly alone?: boolean;
  /** Kind of JSON report that contains the number of tests. A step without one counts as one check. */
  readonly report?: 'vitest' | 'playwright';
}

export interface Failure {
  readonly test: string;
  /** The first line of the error message. */
  readonly why: string;
}

export interface Counts {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Outcome extends Counts {
  readonly step: Step;
  readonly verdict: 'passed' | 'failed' | 'not run' | 'skipped';
  /** Why the step was skipped. */
  readonly why?: string;
  readonly seconds: number;
}
