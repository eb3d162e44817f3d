import { repeatable } from '@grocer/foundation/embed';

/** The scheduling page with its times: not needed before somebody schedules. */
export const loadScheduling = /* @__PURE__ */ repeatable(() => import('./SchedulingView.tsx'));
