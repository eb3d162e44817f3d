import type { AdjustableClock } from '../clock.ts';
import type { Fault, Probe, Seen } from '../wire/probe.ts';

export const LONGEST_HISTORY = 1000;

type Done = void | Promise<void>;

/** A probe with controls: faults, the history of calls, the clock and the limits. */
export interface SteeredProbe extends Probe {
  addFault(fault: Fault): Done;
  clearFaults(): Done;
  /** The calls that this process has answered. */
  seen(): readonly Seen[];
  /** The calls that any process over the same database has answered. */
  history(): Promise<readonly Seen[]>;
  setLimits(on: boolean): Done;
  /** Sets the clock ahead of its default time by this many ms, or back if negative; replaces an earlier offset. */
  setClock(offsetMs: number): Done;
  reset(): Done;
}

interface ProbeParts {
  readonly clock: AdjustableClock;
  /** Default: off. */
  readonly limitsAreOn?: boolean;
}

/** Creates a probe for this process only, without faults and with an empty history. */
export function createProbe({ clock, limitsAreOn = false }: ProbeParts): SteeredProbe {
  let faults: readonly Fault[] = [];
  let seen: readonly Seen[] = [];
  let limits = limitsAreOn;
  return {
    prepare: () => undefined,
    takeFault({ call, path, when }) {
      const fault = faults.find((one) => one.when === when && (one.match === call || one.match === path));
      if (!fault) return undefined;
      const left = { ...fault, times: (fault.times ?? 1) - 1 };
      faults = faults.map((one) => (one === fault ? left : one)).filter(({ times = 1 }) => times > 0);
      return fault;
    },
    record(one) {
      seen = [...seen.slice(1 - LONGEST_HISTORY), one];
    },
    limitsAreOn: () => limits,
    addFault(fault) {
      faults = [...faults, fault];
    },
    clearFaults() {
      faults = [];
    },
    seen: () => seen,
    history: async () => seen,
    setClock: clock.setOffset,
    setLimits(on) {
      limits = on;
    },
    reset() {
      faults = [];
      seen = [];
      limits = limitsAreOn;
      clock.setOffset(0);
    },
  };
}
