import { remembered } from '@grocer/foundation/embed';

/** The sheet with its first screens, and My Wallet: not needed for the card box. */
export const loadScreens = /* @__PURE__ */ remembered(() => import('./core/late-screens.ts'));

/** The forms and what they do: not needed before the shopper wants to do something. */
export const loadForms = /* @__PURE__ */ remembered(() => import('./core/late-forms.ts'));

/** The menu of a card, without what is in it. */
export const loadMenu = () => import('./cards/actions/Menu.tsx');

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');

/**
 * Gets the flyout's code, so that it shows at once when it is opened. A wallet in the page does so by itself, as soon as
 * the page is at rest. Never rejects: where the code cannot be had, whoever opens the flyout asks again, and is told.
 */
export async function preload(): Promise<void> {
  await loadScreens().catch(() => undefined);
}
