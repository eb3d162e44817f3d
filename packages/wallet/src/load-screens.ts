/** The sheet with its first screens, and My Wallet: not needed for the card box. */
export const loadScreens = () => import('./late-screens.ts');

/** Loads them when a press is likely. A failure shows when they are needed, not now. */
export const prefetchScreens = (): void => void loadScreens().catch(() => undefined);
