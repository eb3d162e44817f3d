/** The views of addresses: not needed before a signed-in shopper looks for one. */
export const loadAddresses = () => import('./late-addresses.ts');
