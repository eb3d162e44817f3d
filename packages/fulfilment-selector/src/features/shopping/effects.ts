import { readModalityPreferences, setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { reportThrown } from '@grocer/foundation/http';
import type { GrocerError, Reconciled } from '@grocer/foundation/http';
import type { ModalityChange } from '../../events.ts';
import type { SelectorDeps } from '../../core/slice.ts';

/** What a host says to a change; a question of theirs that throws has not been answered. */
export async function askHost(
  { onBeforeChange }: Pick<SelectorDeps, 'onBeforeChange'>,
  change: ModalityChange,
): Promise<'yes' | 'no' | { readonly thrown: unknown }> {
  try {
    return (await onBeforeChange?.(change)) === false ? 'no' : 'yes';
  } catch (thrown) {
    reportThrown(thrown);
    return { thrown };
  }
}

/** Looks whether a choice whose answer was lost is in force: each has an id of its own. */
async function isInForce(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  preference: ModalityPreference,
): Promise<Reconciled<ModalityPreference>> {
  const now = await http.send(readModalityPreferences, undefined, { signal });
  if (!now.ok) return { kind: 'unknown' };
  return now.value.active?.id === preference.id
    ? { kind: 'happened', value: preference }
    : { kind: 'did-not-happen' };
}

/** Tells the service of a signed-in shopper's choice; a visitor's stays in this browser. */
export async function saveChoice(
  deps: Pick<SelectorDeps, 'http' | 'session' | 'signal'>,
  preference: ModalityPreference,
): Promise<GrocerError | undefined> {
  const { http, session, signal } = deps;
  if (session.standing() === 'visitor') return undefined;
  const reconcile = () => isInForce(deps, preference);
  const result = await http.send(setActiveModality, preference, { signal, reconcile });
  return result.ok ? undefined : result.error;
}
