import { lazy } from '@grocer/foundation/embed';
import type { SelectorConfig } from './config.ts';

/** The window with its views: not needed before it is seen. */
export const loadWindow = /* @__PURE__ */ lazy(() => import('./core/WindowViews.tsx'));

/** The same views in the page's own flow. */
export const loadInline = /* @__PURE__ */ lazy(() => import('./core/InlineViews.tsx'));

/** The actions, and the small parts that come of them: not needed before the first view is there. */
export const loadActions = /* @__PURE__ */ lazy(() => import('./core/actions-chunk.ts'));

/** The ways to shop besides stores: not needed before a shopper looks at deliveries, or at all of them. */
export const loadOptions = /* @__PURE__ */ lazy(() => import('./core/options-chunk.ts'));

/** The views of addresses: not needed before a signed-in shopper looks for one. */
export const loadAddresses = /* @__PURE__ */ lazy(() => import('./features/addresses/addresses-chunk.ts'));

/** The days and times, and what is done with them: not needed before somebody wants to reserve one. */
export const loadTimeslots = /* @__PURE__ */ lazy(() => import('./features/timeslots/timeslots-chunk.ts'));

/** All names that a host may use: not needed in production, where nobody is told of a misspelt one. */
export const loadKnownNames = () => import('./core/known-names.ts');

/** Loads the views when a press is likely. A failure shows when they are needed, not now. */
export function prefetchViews({ display }: Pick<SelectorConfig, 'display'>): void {
  const loaded = display === 'inline' ? loadInline() : loadWindow();
  loaded.catch(() => undefined);
}
