import type { Modality } from '@grocer/foundation/domain';

/** All possible tabs, in their order [F-2.9]. Shipping is a card in the delivery tab. */
export const TABS = ['PICKUP', 'DELIVERY', 'IN_STORE'] as const;
export type Tab = (typeof TABS)[number];

/** The layout of the window: tabs, one list, or a note that nothing is sold online [F-2.9] [F-2.10]. */
export type TabLayout =
  | { readonly kind: 'tabs'; readonly tabs: readonly Tab[] }
  | { readonly kind: 'list'; readonly tab: Tab }
  | { readonly kind: 'none' };

/** Returns the tab that contains a modality. */
export const tabOf = (modality: Modality): Tab => (modality === 'SHIP' ? 'DELIVERY' : modality);

/** The place within a screen at which the window opens. */
export interface OpenAt {
  /** The modality whose tab is opened, if the banner has that tab. */
  readonly modality?: Modality;
}

/** Returns the tab to open, or undefined to keep the default. */
export function tabToOpen(tabLayout: TabLayout, { modality }: OpenAt): Tab | undefined {
  const wanted = modality && tabOf(modality);
  return tabLayout.kind === 'tabs' ? tabLayout.tabs.find((tab) => tab === wanted) : undefined;
}

/** Returns the layout for the modalities of a banner [F-1.9] [F-2.9] [F-2.10]. */
export function tabLayoutOf(modalities: readonly Modality[]): TabLayout {
  const offered = new Set(modalities.map(tabOf));
  const tabs = TABS.filter((tab) => offered.has(tab));
  const [only] = tabs;
  if (only === undefined) return { kind: 'none' };
  return tabs.length === 1 ? { kind: 'list', tab: only } : { kind: 'tabs', tabs };
}

/** Returns the first tab: that of the active modality if it exists, else the first one. */
export function firstTab(tabLayout: TabLayout, active: Modality | undefined): Tab {
  if (tabLayout.kind === 'list') return tabLayout.tab;
  const tabs = tabLayout.kind === 'tabs' ? tabLayout.tabs : TABS;
  const wanted = active && tabOf(active);
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'PICKUP';
}

/** Returns the tab that a key moves focus to; wraps around at both ends. */
export function tabAfterKey(tabs: readonly Tab[], from: Tab, key: string): Tab | undefined {
  const last = tabs.length - 1;
  const index = tabs.indexOf(from);
  if (key === 'ArrowRight') return tabs[index === last ? 0 : index + 1];
  if (key === 'ArrowLeft') return tabs[index === 0 ? last : index - 1];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[last] : undefined;
}
