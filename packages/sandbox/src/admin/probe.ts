import type { AdjustableClock } from '../clock.ts';
import { createGates, isAt } from './gates.ts';
import type { Fault, Hold, Moment, Probe, Seen, StagedFault } from '../wire/probe.ts';

export const LONGEST_HISTORY = 1000;

type Done = void | Promise<void>;

/** A probe with controls: faults, the history of calls, the clock and the limits. */
export interface SteeredProbe extends Probe {
  addFault(fault: Fault): Done;
  /** Holds back the next matching request of this process. */
  hold(moment: Moment): Hold;
  /** Removes all faults, and lets held requests go on. */
  clearFaults(): Done;
  /** Removes one fault; does nothing if it is not staged any more. */
  removeFault(id: number): Done;
  /** The faults that wait for requests, the oldest first. */
  stagedFaults(): Promise<readonly StagedFault[]>;
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
  let faults: readonly StagedFault[] = [];
  const gates = createGates();
  let lastId = 0;
  let seen: readonly Seen[] = [];
  let limits = limitsAreOn;
  function clearFaults(): void {
    faults = [];
    gates.open();
  }
  return {
    prepare: () => undefined,
    async takeFault(passing) {
      await gates.pass(passing);
      const fault = faults.find((one) => isAt(one, passing));
      if (!fault) return undefined;
      const used = { ...fault, left: fault.left - 1 };
      faults = faults.map((one) => (one === fault ? used : one)).filter(({ left }) => left > 0);
      return fault;
    },
    record(one) {
      seen = [...seen.slice(1 - LONGEST_HISTORY), one];
    },
    limitsAreOn: () => limits,
    addFault(fault) {
      lastId += 1;
      faults = [...faults, { ...fault, id: lastId, left: fault.times ?? 1 }];
    },
    hold: gates.hold,
    clearFaults,
    removeFault(id) {
      faults = faults.filter((one) => one.id !== id);
    },
    stagedFaults: async () => faults,
    seen: () => seen,
    history: async () => seen,
    setClock: clock.setOffset,
    setLimits(on) {
      limits = on;
    },
    reset() {
      clearFaults();
      seen = [];
      limits = limitsAreOn;
      clock.setOffset(0);
    },
  };
}
