import { lazy } from '@grocer/foundation/embed';

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');

/** The form for whom to reach: not needed before it is opened. */
export const loadContactSheet = /* @__PURE__ */ lazy(() => import('./features/contact/ContactSheet.tsx'));

/** The question of age, and the account that asks it: not needed by most orders. */
export const loadAskingAge = /* @__PURE__ */ lazy(() => import('./features/submit/asking-age.ts'));
export const loadAccount = /* @__PURE__ */ lazy(() => import('@grocer/account-kit'));

/** What can be bought in flash sales: not needed before it is opened. */
export const loadFlashSalesSheet = /* @__PURE__ */ lazy(
  () => import('./features/flash-sales/FlashSalesSheet.tsx'),
);

/** The form for instructions: not needed before it is opened. */
export const loadInstructionsSheet = /* @__PURE__ */ lazy(
  () => import('./features/instructions/InstructionsSheet.tsx'),
);

/** What is ordered, line by line: not needed before it is opened. */
export const loadItemsSheet = /* @__PURE__ */ lazy(() => import('./features/items/ItemsSheet.tsx'));

/** What draws a map, 42 KiB: not needed before an order is placed, nor without pictures of the host's. */
export const loadMap = /* @__PURE__ */ lazy(() => import('./details/draw-map.ts'));

/** The question on the way out: not needed by whoever stays, or bought in no flash sale. */
export const loadLeaveWarningSheet = /* @__PURE__ */ lazy(
  () => import('./features/leave-warning/LeaveWarningSheet.tsx'),
);

/** The changes to an order that was placed: not needed by whoever places one. */
export const loadModifyStep = /* @__PURE__ */ lazy(() => import('./layout/ModifyStep.tsx'));

/** That no card can be added right now: not needed where one can. */
export const loadAddFailedSheet = /* @__PURE__ */ lazy(
  () => import('./features/payment-options/AddFailedSheet.tsx'),
);

/** That a choice of cards was not taken up: not needed where it was. */
export const loadPaymentTroubleSheet = /* @__PURE__ */ lazy(
  () => import('./features/payment-options/PaymentTroubleSheet.tsx'),
);

/** What is told of an order that was placed, beside that it was: not needed while it is paid, and there by its end. */
export const loadPlacedDetails = /* @__PURE__ */ lazy(
  () => import('./features/order-complete/PlacedDetails.tsx'),
);

/** The form for a promo code, the first that would bring fields along: not needed by whoever has none. */
export const loadPromoForm = /* @__PURE__ */ lazy(() => import('./features/promo/PromoForm.tsx'));

/** What is left to confirm of changes that were taken: there is mostly nothing. */
export const loadSavedChangesSheet = /* @__PURE__ */ lazy(
  () => import('./features/modify-order/SavedChangesSheet.tsx'),
);

/** How much SNAP pays, with the field for it: not needed by whoever pays by another card. */
export const loadSnapPaying = /* @__PURE__ */ lazy(() => import('./features/payment-options/SnapPaying.tsx'));

/** What an order costs, above the page: needed in one column alone, where its total is pressed. */
export const loadSummarySheet = /* @__PURE__ */ lazy(() => import('./features/summary/SummarySheet.tsx'));

/** That the time of an order is gone: not needed by most orders, and the first that would bring sheets along. */
export const loadTimedOutSheet = /* @__PURE__ */ lazy(() => import('./features/submit/TimedOutSheet.tsx'));

/** The form for another tip: not needed by whoever takes what is suggested. */
export const loadTipSheet = /* @__PURE__ */ lazy(() => import('./features/tip/TipSheet.tsx'));

/** Why no tip is taken: not needed before it is asked for. */
export const loadTippingPolicy = /* @__PURE__ */ lazy(() => import('./features/tip/TippingPolicy.tsx'));

/** The wallet, for its forms: not needed before a card is added. */
export const loadWallet = /* @__PURE__ */ lazy(() => import('@grocer/wallet'));
