import { lazy } from '@grocer/foundation/embed';

/** All names that a host can use. Not loaded in production, where misspelled names are not reported. */
export const loadKnownNames = () => import('./core/known-names.ts');

/** The contact form. Loaded when it is opened. */
export const loadContactSheet = /* @__PURE__ */ lazy(() => import('./features/contact/ContactSheet.tsx'));

/** The age question and the account kit that asks it. Most orders do not need them. */
export const loadAskingAge = /* @__PURE__ */ lazy(() => import('./features/submit/asking-age.ts'));
export const loadAccount = /* @__PURE__ */ lazy(() => import('@grocer/account-kit'));

/** The question for a PIN, and what follows from the answer. Needed only for an order that SNAP pays. */
export const loadAskingPin = /* @__PURE__ */ lazy(() => import('./features/submit/asking-pin.ts'));

/** The flash sales. Loaded when they are opened. */
export const loadFlashSalesSheet = /* @__PURE__ */ lazy(
  () => import('./features/flash-sales/FlashSalesSheet.tsx'),
);

/** The instructions form. Loaded when it is opened. */
export const loadInstructionsSheet = /* @__PURE__ */ lazy(
  () => import('./features/instructions/InstructionsSheet.tsx'),
);

/** The list of ordered items. Loaded when it is opened. */
export const loadItemsSheet = /* @__PURE__ */ lazy(() => import('./features/items/ItemsSheet.tsx'));

/**
 * The map renderer (leaflet, 42 KiB). Loaded once an order is placed and the host has configured map tiles.
 */
export const loadMap = /* @__PURE__ */ lazy(() => import('./details/draw-map.ts'));

/** The leave warning. Needed only if the shopper leaves with flash sale items in the order. */
export const loadLeaveWarningSheet = /* @__PURE__ */ lazy(
  () => import('./features/leave-warning/LeaveWarningSheet.tsx'),
);

/** The modification step. Not needed for new orders. */
export const loadModifyStep = /* @__PURE__ */ lazy(() => import('./layout/ModifyStep.tsx'));

/** The message that a card could not be added. */
export const loadAddFailedSheet = /* @__PURE__ */ lazy(
  () => import('./features/payment-options/AddFailedSheet.tsx'),
);

/** The message that a payment choice could not be saved. */
export const loadPaymentTroubleSheet = /* @__PURE__ */ lazy(
  () => import('./features/payment-options/PaymentTroubleSheet.tsx'),
);

/** The details of a placed order. Not needed to pay; preloaded when the page is idle. */
export const loadPlacedDetails = /* @__PURE__ */ lazy(
  () => import('./features/order-complete/PlacedDetails.tsx'),
);

/** The promo code form, which brings in the form fields. Loaded when it is opened. */
export const loadPromoForm = /* @__PURE__ */ lazy(() => import('./features/promo/PromoForm.tsx'));

/** The confirmation of saved changes. Rarely needed. */
export const loadSavedChangesSheet = /* @__PURE__ */ lazy(
  () => import('./features/modify-order/SavedChangesSheet.tsx'),
);

/** SNAP's amount and its field. Loaded if the shopper pays with SNAP. */
export const loadSnapPaying = /* @__PURE__ */ lazy(() => import('./features/payment-options/SnapPaying.tsx'));

/** The summary overlay. Needed only in the one-column layout, when the total is pressed. */
export const loadSummarySheet = /* @__PURE__ */ lazy(() => import('./features/summary/SummarySheet.tsx'));

/** The dialog of an expired order, which brings in the sheets. Most orders do not need it. */
export const loadTimedOutSheet = /* @__PURE__ */ lazy(() => import('./features/submit/TimedOutSheet.tsx'));

/** The form for another tip amount. Not needed for the suggested tips. */
export const loadTipSheet = /* @__PURE__ */ lazy(() => import('./features/tip/TipSheet.tsx'));

/** The tipping policy. Loaded when it is opened. */
export const loadTippingPolicy = /* @__PURE__ */ lazy(() => import('./features/tip/TippingPolicy.tsx'));

/** The wallet, for its forms. Loaded when a card is added or a PIN is needed. */
export const loadWallet = /* @__PURE__ */ lazy(() => import('@grocer/wallet'));
