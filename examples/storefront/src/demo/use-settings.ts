import { useMemo } from 'react';
import { useSearch } from '../use-path.ts';
import { readSettings, withSetting } from './settings.ts';
import type { DemoSettings } from './settings.ts';

/** Returns the demo settings in the current address. */
export function useSettings(): DemoSettings {
  const search = useSearch();
  return useMemo(() => readSettings(search), [search]);
}

/** Changes one setting, without a history entry. */
export function changeSetting(name: string, value: string): void {
  history.replaceState(null, '', `${location.pathname}${withSetting(location.search, name, value)}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
