/** The days and times, and what is done with them: not needed before somebody wants to reserve one. */
export const loadTimeslots = () => import('./late-timeslots.ts');
