import { repeatable } from '@grocer/foundation/embed';

/** The views of addresses: not needed before a signed-in shopper looks for one. */
export const loadAddresses = /* @__PURE__ */ repeatable(() => import('./late-addresses.ts'));
