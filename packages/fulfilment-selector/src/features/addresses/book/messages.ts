// [F-2.28] to [F-2.31]
/** Texts of the first address book. */
export const addressBookMessages = {
  title: 'Select Address',
  titleEmpty: 'Add Address',
  /** {modality} is the name of a modality. */
  subtitle: 'Choose Address for {modality}',
  subtitleEmpty: 'Enter your address to see accurate {modality} options',
  select: 'Select Address',
  selected: 'Selected Address',
  emptyTitle: 'Get started by adding an address',
  emptyText: 'Your address book is empty. Manage your address for orders and mail communications.',
  add: 'Add New Address',
};
export type AddressBookMessages = typeof addressBookMessages;
