// to
/** The address book. */
export const addressBookMessages = {
  title: 'Address Book',
  loading: 'Loading your addresses', // authored
  add: 'Add new address',
  edit: 'Edit',
  remove: 'Remove',
  emptyTitle: 'No addresses yet', // authored
  emptyText: 'Save where you live, and checkout fills itself in.', // authored
};
export type AddressBookMessages = typeof addressBookMessages;
