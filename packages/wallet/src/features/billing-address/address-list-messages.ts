/** All addresses to bill a card to. */
export const addressListMessages = {
  title: 'Billing Address',
  back: 'Back',
  addNew: 'Add new address',
  use: 'Use This Address',
};
export type AddressListMessages = typeof addressListMessages;
