/** Texts of the card list on the host's page. */
export const myWalletMessages = { title: 'Wallet' };
export type MyWalletMessages = typeof myWalletMessages;
