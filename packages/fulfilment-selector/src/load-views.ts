import { repeatable } from '@grocer/foundation/embed';
import type { SelectorConfig } from './config.ts';

/** The window with its views: not needed before it is seen. */
export const loadWindow = /* @__PURE__ */ repeatable(() => import('./WindowViews.tsx'));

/** The same views in the page's own flow. */
export const loadInline = /* @__PURE__ */ repeatable(() => import('./InlineViews.tsx'));

/** Loads the views when a press is likely. A failure shows when they are needed, not now. */
export function prefetchViews({ display }: Pick<SelectorConfig, 'display'>): void {
  const loaded = display === 'inline' ? loadInline() : loadWindow();
  loaded.catch(() => undefined);
}
