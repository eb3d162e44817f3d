import { readCommunicationPreferences, updateCommunicationPreferences } from '@grocer/foundation/contract';
import type { CommunicationPreferences } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { ok } from '@grocer/foundation/http';
import type { Reconciled, Result, Write } from '@grocer/foundation/http';
import type { Communication } from '../../preferences/communication.ts';
import type { AccountContext, HowAsked } from '../../preferences/reading.ts';
import { createSwitchList } from '../../preferences/switch-list.ts';
import type { SwitchList } from '../../preferences/switch-list.ts';
import type { Settled } from '../../preferences/switches.ts';
import { freshProfile } from '../../profile/reading.ts';
import { COMMUNICATION_KINDS, communicationKindOf, isCommunicationOn, withCommunication } from './rules.ts';

/** Reads the preferences of the signed-in shopper, else of the encrypted email address. */
const readFromService = (
  { store, deps: { http, encryptedEmail } }: AccountContext,
  how: HowAsked,
): Promise<Result<CommunicationPreferences>> =>
  http.send(
    readCommunicationPreferences,
    { encryptedEmail: store.getState().settings.isSignedIn ? undefined : encryptedEmail },
    how,
  );

/** The same; if that service fails, the profile still has the preference for ads. */
async function readPreferences(context: AccountContext, how: HowAsked): Promise<Result<Communication>> {
  const { store, deps } = context;
  const answer = await readFromService(context, how);
  if (answer.ok || answer.error.code === 'preferences_not_found' || answer.error.code === 'network')
    return answer;
  if (!store.getState().settings.isSignedIn || store.getState().communication.phase === 'ready')
    return answer;
  const profile = await freshProfile(context, how);
  if (!profile.ok) return answer;
  if (!how.signal.aborted) tellError(deps, answer.error);
  return ok({ relevantAdsOptIn: profile.value.relevantAdsOptIn, earlyAccess: undefined });
}

/** Sends a change; resolves with the service's new value. */
async function send(context: AccountContext, id: string, write: Write<boolean>): Promise<Result<Settled>> {
  const { deps } = context;
  const { signal } = deps;
  const { key, sent: wanted } = write;
  const kind = communicationKindOf(id);
  /** Checks whether a write with a lost response was applied. */
  async function reconcile(): Promise<Reconciled<CommunicationPreferences>> {
    const seen = await readFromService(context, { signal });
    if (!seen.ok) return { kind: 'unknown' };
    return seen.value[kind] === wanted ? { kind: 'happened', value: seen.value } : { kind: 'did-not-happen' };
  }
  const change = kind === 'earlyAccess' ? { earlyAccess: wanted } : { relevantAdsOptIn: wanted };
  const result = await deps.http.send(updateCommunicationPreferences, change, { signal, key, reconcile });
  return result.ok ? ok({ isOn: result.value[kind] }) : result;
}

/** Returns the actions on the communication preferences. */
export const communicationActions = oncePer((context: AccountContext): SwitchList => {
  const { store } = context;
  return createSwitchList<Communication>(context, {
    kind: 'communication',
    shown() {
      const { communication, communicationSwitches } = store.getState();
      return { known: communication, switches: communicationSwitches };
    },
    show: ({ known, switches }) =>
      store.setState({
        ...(known && { communication: known }),
        ...(switches && { communicationSwitches: switches }),
      }),
    ask: (how) => readPreferences(context, how),
    idsOf: () => COMMUNICATION_KINDS,
    isOn: isCommunicationOn,
    withOne: withCommunication,
    nameOf: (id) => id,
    send: (id, write) => send(context, id, write),
  });
});
