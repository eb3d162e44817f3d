import type { Fault, Probe, Seen } from '../wire/probe.ts';

const LONGEST_HISTORY = 1000;

/** A probe that is steered: faults to come, a history of calls, limits on or off. */
export interface SteeredProbe extends Probe {
  addFault(fault: Fault): void;
  clearFaults(): void;
  history(): readonly Seen[];
  setLimits(on: boolean): void;
  reset(): void;
}

/** Makes a probe with no faults and an empty history; limits are on where that is asked for. */
export function createProbe({ limitsAreOn = false } = {}): SteeredProbe {
  let faults: readonly Fault[] = [];
  let seen: readonly Seen[] = [];
  let limits = limitsAreOn;
  return {
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
    history: () => seen,
    setLimits(on) {
      limits = on;
    },
    reset() {
      faults = [];
      seen = [];
      limits = limitsAreOn;
    },
  };
}
