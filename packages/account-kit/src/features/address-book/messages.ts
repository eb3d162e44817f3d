// to
/** Texts of the address book. */
export const addressBookMessages = {
  title: 'Address Book',
  loading: 'Loading your addresses', // authored
  add: 'Add new address',
  edit: 'Edit',
  /** This text and the next three are those of the newer address book. */
  addNew: 'Add New Address',
  current: 'Current Address',
  others: 'Other Addresses',
  viewAll: 'View All Addresses', // authored
  remove: 'Remove',
  emptyTitle: 'No addresses yet', // authored
  emptyText: 'Save where you live, and checkout fills itself in.', // authored
};
export type AddressBookMessages = typeof addressBookMessages;
