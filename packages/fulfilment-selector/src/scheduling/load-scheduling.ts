/** The scheduling page with its times: not needed before somebody schedules. */
export const loadScheduling = () => import('./SchedulingView.tsx');
