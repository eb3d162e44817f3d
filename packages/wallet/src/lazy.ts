import { lazy } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';

/** The forms and what they do: not needed before the shopper wants to do something. */
export const loadForms = /* @__PURE__ */ lazy(() => import('./core/forms-chunk.ts'));

/** The menu of a card, without what is in it. */
export const loadMenu = /* @__PURE__ */ lazy(() => import('./cards/actions/Menu.tsx'));

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');

/**
 * Gets what the flyout loads by itself when it is opened: what keeps focus inside, and the forms. Never rejects: where
 * the code cannot be had, whoever opens a form asks again, and is told.
 */
export async function preload(): Promise<void> {
  prefetchTrap();
  await loadForms().catch(() => undefined);
}
