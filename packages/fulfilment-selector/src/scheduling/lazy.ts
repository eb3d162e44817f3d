import { lazy } from '@grocer/foundation/embed';

/** The scheduling page with its times. Needed once the page renders. */
export const loadScheduling = /* @__PURE__ */ lazy(() => import('./core/SchedulingView.tsx'));

/** The drawer of unavailable items and what its button does. Needed once an item is unavailable. */
export const loadDrawer = /* @__PURE__ */ lazy(() => import('./features/replacement/drawer-chunk.ts'));

/** All names that a host may use, for warnings of misspelt ones. Not loaded in production. */
export const loadKnownNames = () => import('./core/known-names.ts');
