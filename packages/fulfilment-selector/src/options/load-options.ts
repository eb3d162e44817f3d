/** The ways to shop besides stores: not needed before a shopper looks at deliveries, or at all of them. */
export const loadOptions = () => import('./late-options.ts');
