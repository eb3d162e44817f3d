import { repeatable } from '@grocer/foundation/embed';

/** The list of stores: not needed before there are some. */
export const loadStores = /* @__PURE__ */ repeatable(() => import('./late-stores.ts'));
