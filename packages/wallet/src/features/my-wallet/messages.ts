/** The wallet as a page of its own. */
export const myWalletMessages = { title: 'Wallet' };
export type MyWalletMessages = typeof myWalletMessages;
