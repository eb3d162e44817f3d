import { lazy } from '@grocer/foundation/embed';

/** The scheduling page with its times: not needed before somebody schedules. */
export const loadScheduling = /* @__PURE__ */ lazy(() => import('./core/SchedulingView.tsx'));

/** The drawer: not needed while everything can be had. */
export const loadDrawer = /* @__PURE__ */ lazy(() => import('./features/replacement/Drawer.tsx'));

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');
