/** The scheduling page with its times: not needed before somebody schedules. */
export const loadScheduling = () => import('./SchedulingPage.tsx');
