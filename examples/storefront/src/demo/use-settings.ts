import { useMemo, useSyncExternalStore } from 'react';
import { onNavigation } from '../use-path.ts';
import { readSettings, withSetting } from './settings.ts';
import type { DemoSettings } from './settings.ts';

/** The query of the address. */
const useSearch = (): string => useSyncExternalStore(onNavigation, () => location.search);

/** Which wallet the demo shows just now. */
export function useSettings(): DemoSettings {
  const search = useSearch();
  return useMemo(() => readSettings(search), [search]);
}

/** Changes one setting, without an entry in the history. */
export function changeSetting(name: string, value: string): void {
  history.replaceState(null, '', `${location.pathname}${withSetting(location.search, name, value)}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
