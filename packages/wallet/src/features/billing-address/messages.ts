import { authored } from '../../messages.authored.ts';

/** Which address a card is billed to [W-2.31]. */
export const billingAddressMessages = {
  title: 'Billing Address',
  loading: 'Loading your addresses',
  loadFailed: authored.addressLoadFailed,
  retry: 'Retry',
};
