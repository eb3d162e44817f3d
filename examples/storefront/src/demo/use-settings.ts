import { useMemo } from 'react';
import { announceQuery, useSearch } from '../use-path.ts';
import { isSetting, readSettings, withSetting } from './settings.ts';
import type { DemoSettings } from './settings.ts';

/** Returns the demo settings in the current address. */
export function useSettings(): DemoSettings {
  const search = useSearch();
  return useMemo(() => readSettings(search), [search]);
}

/** Changes one setting, without a history entry. */
export function changeSetting(name: string, value: string): void {
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${withSetting(location.search, name, value)}${location.hash}`,
  );
  announceQuery();
}

/** Removes all settings from the address, which makes them the default ones. */
export function resetSettings(): void {
  const rest = [...new URLSearchParams(location.search)].filter(([name]) => !isSetting(name));
  const text = new URLSearchParams(rest).toString();
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`,
  );
  announceQuery();
}
