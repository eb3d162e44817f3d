import * as v from 'valibot';
import { StoredReplacement } from './rules.ts';

/** Where selected replacements are kept through a reload of the tab [F-3.13]. */
export interface ReplacementPort {
  read(): readonly StoredReplacement[];
  keep(all: readonly StoredReplacement[]): void;
}

const NAME = 'grocer-replacements';

function read(): readonly StoredReplacement[] {
  try {
    const parsed = v.safeParse(v.array(StoredReplacement), JSON.parse(sessionStorage.getItem(NAME) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    // A browser that keeps nothing, or what somebody else has written there.
    return [];
  }
}

function keep(all: readonly StoredReplacement[]): void {
  try {
    if (all.length > 0) sessionStorage.setItem(NAME, JSON.stringify(all));
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/** Keeps replacements with the tab: product numbers and quantities, nothing of the shopper. */
export const tabReplacements: ReplacementPort = { read, keep };
