/** The wallet as a page of its own [W-1.9]. */
export const myWalletMessages = { title: 'Wallet' };
export type MyWalletMessages = typeof myWalletMessages;
