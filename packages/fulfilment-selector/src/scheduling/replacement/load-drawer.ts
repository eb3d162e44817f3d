import { repeatable } from '@grocer/foundation/embed';

/** The drawer: not needed while everything can be had. */
export const loadDrawer = /* @__PURE__ */ repeatable(() => import('./Drawer.tsx'));
