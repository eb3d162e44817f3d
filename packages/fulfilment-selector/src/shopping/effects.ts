import { setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ModalityChange } from '../events.ts';
import type { SelectorDeps } from '../slice.ts';

/** Has the host nothing against a change? */
export async function isAllowed(
  { onBeforeChange }: Pick<SelectorDeps, 'onBeforeChange'>,
  change: ModalityChange,
): Promise<boolean> {
  try {
    return (await onBeforeChange?.(change)) !== false;
  } catch {
    // A host's question that throws has not said no.
    return true;
  }
}

/** Tells the service of a signed-in shopper's choice; a visitor's stays in this browser. */
export async function saveChoice(
  { http, session, signal }: Pick<SelectorDeps, 'http' | 'session' | 'signal'>,
  preference: ModalityPreference,
): Promise<GrocerError | undefined> {
  if (!session.current()) return undefined;
  const result = await http.send(setActiveModality, preference, { signal });
  return result.ok ? undefined : result.error;
}
