/** What stands at every address that can be picked [W-2.31]. */
export const addressMessages = {
  edit: 'Edit',
  /** For screen readers: {address} is a street. */
  editOne: 'Edit, {address}',
};
export type AddressMessages = typeof addressMessages;
