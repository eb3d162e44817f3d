/** The days and times: not needed before somebody wants to reserve one. */
export const loadTimeslots = () => import('../features/timeslots/Timeslots.tsx');
