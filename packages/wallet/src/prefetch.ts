/** The sheet and its first screens: not needed before the flyout opens. */
export const loadScreens = () => import('./FlyoutScreens.tsx');

/** Loads what a press is about to need. A failure shows when it is needed, not now. */
export const prefetchScreens = (): void => void loadScreens().catch(() => undefined);
