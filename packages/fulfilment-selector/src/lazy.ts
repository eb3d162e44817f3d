import { lazy } from '@grocer/foundation/embed';
import type { SelectorConfig } from './config.ts';

/** The window and its views. Needed once the window opens. */
export const loadWindow = /* @__PURE__ */ lazy(() => import('./core/WindowViews.tsx'));

/** The same views, rendered inline. Needed once the inline selector renders. */
export const loadInline = /* @__PURE__ */ lazy(() => import('./core/InlineViews.tsx'));

/** The lazy actions and the small components that depend on them. Needed after the first view. */
export const loadActions = /* @__PURE__ */ lazy(() => import('./core/actions-chunk.ts'));

/** The modalities besides stores. Needed once the deliveries or the list of all modalities are shown. */
export const loadOptions = /* @__PURE__ */ lazy(() => import('./core/options-chunk.ts'));

/** The address views. Needed once a signed-in shopper opens one. */
export const loadAddresses = /* @__PURE__ */ lazy(() => import('./features/addresses/addresses-chunk.ts'));

/** The timeslot picker and its actions. Needed once the shopper wants to reserve a timeslot. */
export const loadTimeslots = /* @__PURE__ */ lazy(() => import('./features/timeslots/timeslots-chunk.ts'));

/** All names that a host may use, for warnings of misspelt ones. Not loaded in production. */
export const loadKnownNames = () => import('./core/known-names.ts');

/** Preloads the views when the shopper is likely to open them. Errors show when the views are needed. */
export function prefetchViews({ display }: Pick<SelectorConfig, 'display'>): void {
  const loaded = display === 'inline' ? loadInline() : loadWindow();
  loaded.catch(() => undefined);
}
