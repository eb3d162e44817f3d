/** The list of stores: not needed before there are some. */
export const loadStores = () => import('./late-stores.ts');
