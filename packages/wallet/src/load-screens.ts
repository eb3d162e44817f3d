/** The sheet and its first screens: not needed before the flyout opens. */
export const loadScreens = () => import('./FlyoutScreens.tsx');

/** Loads them when a press is likely. A failure shows when they are needed, not now. */
export const prefetchScreens = (): void => void loadScreens().catch(() => undefined);
