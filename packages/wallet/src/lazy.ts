import { lazy } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';

/** The forms and their actions. Loaded once the shopper wants to act. */
export const loadForms = /* @__PURE__ */ lazy(() => import('./core/forms-chunk.ts'));

/** The generic menu, without a card's items. */
export const loadMenu = /* @__PURE__ */ lazy(() => import('./cards/actions/Menu.tsx'));

/** All names that a host may use. Not loaded in production, where misspelt names are not reported. */
export const loadKnownNames = () => import('./core/known-names.ts');

/**
 * Loads what the flyout needs to open: the focus trap and the forms. Never rejects: when the code cannot be
 * loaded, opening a form tries again and reports the failure.
 */
export async function preload(): Promise<void> {
  prefetchTrap();
  await loadForms().catch(() => undefined);
}
