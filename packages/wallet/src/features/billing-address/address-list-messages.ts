/** Texts of the list of all billing addresses. */
export const addressListMessages = {
  title: 'Billing Address',
  back: 'Back',
  addNew: 'Add new address',
  use: 'Use This Address',
};
export type AddressListMessages = typeof addressListMessages;
