/** Texts of the billing address picker. */
export const billingAddressMessages = {
  title: 'Billing Address',
  loading: 'Loading your addresses',
  loadFailed: 'There has been an error loading your address. Please try again by clicking Retry.', // authored
  addInstead: "We couldn't load your saved address at this time . Please add a new address.",
  retry: 'Retry',
  addNew: 'Add new address',
  all: 'All addresses',
};
export type BillingAddressMessages = typeof billingAddressMessages;
