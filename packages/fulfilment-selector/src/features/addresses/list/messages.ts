/** Texts of the second address book: its purpose, its empty state and its list. */
export const addressListMessages = {
  reserveTitle: 'Reserve Your Time',
  reserveText:
    'Select an address from your address book to see more accurate delivery options and reserve Kroger Delivery Times.',
  selectAddress: 'Select an Address',
  emptyTitle: 'Get started by adding an address',
  emptyText: 'Your address book is empty. Manage your address for orders and mail communications.',
  addNew: 'Add New Address',
  title: 'Select Address',
  legend: 'Select the address you would like to shop.',
  current: 'Current Address',
  others: 'Other Addresses',
  add: 'Add Address',
  chooseFirst: 'Select an address first.', // authored
};
export type AddressListMessages = typeof addressListMessages;
