/** The window with its views, and the inline selector: not needed before one of them is seen. */
export const loadViews = () => import('./late-views.ts');

/** Loads them when a press is likely. A failure shows when they are needed, not now. */
export const prefetchViews = (): void => void loadViews().catch(() => undefined);
