/** Texts of each address that can be picked. */
export const addressMessages = {
  edit: 'Edit',
  /** For screen readers: {address} is a street. */
  editOne: 'Edit, {address}',
};
export type AddressMessages = typeof addressMessages;
