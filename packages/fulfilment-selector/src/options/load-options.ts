import { repeatable } from '@grocer/foundation/embed';

/** The ways to shop besides stores: not needed before a shopper looks at deliveries, or at all of them. */
export const loadOptions = /* @__PURE__ */ repeatable(() => import('./late-options.ts'));
