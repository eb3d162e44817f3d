import { lazy } from '@grocer/foundation/embed';

/** The age question with its form. Loaded once a cart contains an item that needs it. */
export const loadAgeVerification = /* @__PURE__ */ lazy(
  () => import('./features/age-verification/AgeVerificationSheet.tsx'),
);

/** The address book and its actions. Not needed on the other pages of the account. */
export const loadAddressBook = /* @__PURE__ */ lazy(
  () => import('./features/address-book/AddressBookView.tsx'),
);
/** The preferences page and its actions. Not needed on the other pages of the account. */
export const loadPreferences = /* @__PURE__ */ lazy(() => import('./core/PreferencesPage.tsx'));

/** The community rewards page. Not needed on the other pages of the account. */
export const loadCommunityRewards = /* @__PURE__ */ lazy(
  () => import('./features/community-rewards/CommunityRewards.tsx'),
);
/** The reads of the profile and of the links' data. Not needed before the links are rendered. */
export const loadReading = /* @__PURE__ */ lazy(() => import('./profile/reading.ts'));

/** The address form and its validation. */
export const loadAddressForm = /* @__PURE__ */ lazy(
  () => import('./features/address-form/AddressFormView.tsx'),
);

/** The same as a sheet above the newer address book. Loaded when an address is added or edited. */
export const loadAddressSheet = /* @__PURE__ */ lazy(
  () => import('./features/address-form/AddressFormSheet.tsx'),
);

/** All names that a host can use. Not loaded in production, where misspelled names are not reported. */
export const loadKnownNames = () => import('./core/known-names.ts');
