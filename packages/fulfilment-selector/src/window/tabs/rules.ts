import type { Modality } from '@grocer/foundation/domain';

/** The tabs there can be, in their order [F-2.9]. Shipping is a card among the deliveries. */
export const TABS = ['PICKUP', 'DELIVERY', 'IN_STORE'] as const;
export type Tab = (typeof TABS)[number];

/** What a window can show: tabs, one list without tabs, or that the banner sells nothing online [F-2.9] [F-2.10]. */
export type TabLayout =
  | { readonly kind: 'tabs'; readonly tabs: readonly Tab[] }
  | { readonly kind: 'list'; readonly tab: Tab }
  | { readonly kind: 'none' };

/** The tab in which a way of shopping is found. */
export const tabOf = (modality: Modality): Tab => (modality === 'SHIP' ? 'DELIVERY' : modality);

/** Where in a screen the window opens. */
export interface OpenAt {
  /** The way of shopping whose tab is on, where the banner has such a tab. */
  readonly modality?: Modality;
}

/** The tab to open at; nothing where the window begins as ever. */
export function tabToOpen(tabLayout: TabLayout, { modality }: OpenAt): Tab | undefined {
  const wanted = modality && tabOf(modality);
  return tabLayout.kind === 'tabs' ? tabLayout.tabs.find((tab) => tab === wanted) : undefined;
}

/** The tabs that a banner's ways of shopping leave [F-1.9] [F-2.9] [F-2.10]. */
export function tabLayoutOf(modalities: readonly Modality[]): TabLayout {
  const offered = new Set(modalities.map(tabOf));
  const tabs = TABS.filter((tab) => offered.has(tab));
  const [only] = tabs;
  if (only === undefined) return { kind: 'none' };
  return tabs.length === 1 ? { kind: 'list', tab: only } : { kind: 'tabs', tabs };
}

/** The tab to begin with: the one in use where it is there, else the first. */
export function firstTab(tabLayout: TabLayout, active: Modality | undefined): Tab {
  if (tabLayout.kind === 'list') return tabLayout.tab;
  const tabs = tabLayout.kind === 'tabs' ? tabLayout.tabs : TABS;
  const wanted = active && tabOf(active);
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'PICKUP';
}

/** Where a key of the tab list leads; it turns around at the ends. */
export function tabAfterKey(tabs: readonly Tab[], from: Tab, key: string): Tab | undefined {
  const last = tabs.length - 1;
  const index = tabs.indexOf(from);
  if (key === 'ArrowRight') return tabs[index === last ? 0 : index + 1];
  if (key === 'ArrowLeft') return tabs[index === 0 ? last : index - 1];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[last] : undefined;
}
