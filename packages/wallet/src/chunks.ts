/** The sheet and its first screens: not needed before the flyout opens. */
export const loadScreens = () => import('./FlyoutScreens.tsx');

/** The form for a new card, with the hosted fields. */
export const loadAddCard = () => import('./features/add-card/AddCard.tsx');

/** The cards on a page of their own. */
export const loadMyWallet = () => import('./features/my-wallet/MyWallet.tsx');

/** Loads what a press is about to need. A failure shows when it is needed, not now. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
