/** The sheet with its first screens, and My Wallet: not needed for the card box. */
export const loadScreens = () => import('./late-screens.ts');

/** Loads them when a press is likely. A failure shows when they are needed, not now. */
export const prefetchScreens = (): void => void loadScreens().catch(() => undefined);

/** The forms and what they do: not needed before the shopper wants to do something. */
export const loadForms = () => import('./late-forms.ts');

/** The menu of a card, without what is in it. */
export const loadMenu = () => import('./card-actions/Menu.tsx');
