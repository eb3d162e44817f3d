import { remembered } from '@grocer/foundation/embed';

/** The sheet with its first screens, and My Wallet: not needed for the card box. */
export const loadScreens = /* @__PURE__ */ remembered(() => import('./late-screens.ts'));

/**
 * Gets the flyout's code, so that it shows at once when it is opened. A wallet in the page does so by itself, as soon as
 * the page is at rest. Never rejects: where the code cannot be had, whoever opens the flyout asks again, and is told.
 */
export async function preload(): Promise<void> {
  await loadScreens().catch(() => undefined);
}
