import { lazy } from '@grocer/foundation/embed';

/** The question for a shopper's age, with its dates and form: not needed before a cart has something in it that asks for it. */
export const loadAgeVerification = /* @__PURE__ */ lazy(
  () => import('./features/age-verification/AgeVerificationSheet.tsx'),
);

/** The address book, with what is done to addresses: not needed on the other pages of the account. */
export const loadAddressBook = /* @__PURE__ */ lazy(
  () => import('./features/address-book/AddressBookView.tsx'),
);
/** What a shopper wants to hear of, and how that is changed: not needed on the other pages of the account. */
export const loadPreferences = /* @__PURE__ */ lazy(() => import('./core/PreferencesPage.tsx'));

/** Whether banner and store take part in community rewards: not needed on the other pages of the account. */
export const loadCommunityRewards = /* @__PURE__ */ lazy(
  () => import('./features/community-rewards/CommunityRewards.tsx'),
);
/** Who the shopper is, and what the links go by that is read of them: not needed before the links are on show. */
export const loadReading = /* @__PURE__ */ lazy(() => import('./profile/reading.ts'));

/** The form for an address, with its checks. */
export const loadAddressForm = /* @__PURE__ */ lazy(
  () => import('./features/address-form/AddressFormView.tsx'),
);

/** The same above the newer address book: not needed before an address is added or changed. */
export const loadAddressSheet = /* @__PURE__ */ lazy(
  () => import('./features/address-form/AddressFormSheet.tsx'),
);

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');
