import { setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ModalityChange } from '../events.ts';
import type { SelectorDeps } from '../slice.ts';

/** What a host says to a change; a question of theirs that throws has not been answered. */
export async function askHost(
  { onBeforeChange }: Pick<SelectorDeps, 'onBeforeChange'>,
  change: ModalityChange,
): Promise<'yes' | 'no' | 'failed'> {
  try {
    return (await onBeforeChange?.(change)) === false ? 'no' : 'yes';
  } catch {
    return 'failed';
  }
}

/** Tells the service of a signed-in shopper's choice; a visitor's stays in this browser. */
export async function saveChoice(
  { http, session, signal }: Pick<SelectorDeps, 'http' | 'session' | 'signal'>,
  preference: ModalityPreference,
): Promise<GrocerError | undefined> {
  if (session.standing() === 'visitor') return undefined;
  const result = await http.send(setActiveModality, preference, { signal });
  return result.ok ? undefined : result.error;
}
