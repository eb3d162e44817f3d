import { repeatable } from '@grocer/foundation/embed';

/** The days and times, and what is done with them: not needed before somebody wants to reserve one. */
export const loadTimeslots = /* @__PURE__ */ repeatable(() => import('./late-timeslots.ts'));
