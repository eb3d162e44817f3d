// For tests and stories alike: it stands on no test runner.
export { beginCheckout } from './testing/begin-checkout.ts';
export type { Beginning } from './testing/begin-checkout.ts';
export { beginChanges } from './testing/begin-changes.ts';
