import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs `sessionStorage` and `location` in Node, as in a browser tab. */
export function useTab() {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      get length() {
        return kept.size;
      },
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
      clear: () => kept.clear(),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    kept.clear();
  });
  return { goTo: (pathname: string) => void vi.stubGlobal('location', { pathname }) };
}
