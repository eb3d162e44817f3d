import { readEmailPreferences, updateEmailPreferences } from '@grocer/foundation/contract';
import type { EmailPreference } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { createLatest, ok } from '@grocer/foundation/http';
import type { Reconciled, Result, Write } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { Account } from '../../core/create-account.ts';
import { isOnline } from '../../preferences/is-online.ts';
import { createSaving, lookedAt } from '../../preferences/switches.ts';
import type { Saving } from '../../preferences/switches.ts';
import { troubleOf } from '../../preferences/trouble-rules.ts';
import { emailId, isSelected, withEmail } from './rules.ts';

type EmailContext = Pick<Account, 'store' | 'deps'>;

/** What can be done with email preferences. */
interface EmailActions {
  /** Reads them; what was there stays on show meanwhile, also where they cannot be read now. */
  load(): Promise<void>;
  /** Wants an email, or no longer does: shown at once, put back where it cannot be. */
  want(id: string, isOn: boolean): void;
}

const listIn = ({ store }: EmailContext): readonly EmailPreference[] => {
  const { emails } = store.getState();
  return emails.phase === 'ready' ? emails.list : [];
};

/** Asks for them, as whoever is signed in or came by a link. */
const ask = ({ deps }: EmailContext, signal: AbortSignal): Promise<Result<readonly EmailPreference[]>> =>
  deps.http.send(readEmailPreferences, { link: deps.link }, { signal });

/** Has a write whose answer was lost happened? The service is asked. */
async function lookAfterwards(
  context: EmailContext,
  { id, wanted, signal }: { id: string; wanted: boolean; signal: AbortSignal },
): Promise<Reconciled<readonly EmailPreference[]>> {
  const seen = await ask(context, signal);
  if (!seen.ok) return { kind: 'unknown' };
  return isSelected(seen.value, id) === wanted
    ? { kind: 'happened', value: seen.value }
    : { kind: 'did-not-happen' };
}

/** Sends one email that is wanted, or no longer is; the answer is what the service says of it. */
async function send(context: EmailContext, id: string, write: Write<boolean>): Promise<Result<boolean>> {
  const { deps } = context;
  const { signal, link } = deps;
  const { key, sent: wanted } = write;
  const preferences = withEmail(listIn(context), id, wanted).filter((one) => emailId(one) === id);
  const result = await deps.http.send(
    updateEmailPreferences,
    { preferences, link },
    { signal, key, reconcile: () => lookAfterwards(context, { id, wanted, signal }) },
  );
  if (!result.ok) {
    tellError(deps, result.error);
    return result;
  }
  return ok(isSelected(result.value, id) ?? !wanted);
}

/** Takes up what the service says of an email, and tells host and analytics. */
function settle({ store, deps }: EmailContext, id: string, isOn: boolean): void {
  const { emails } = store.getState();
  const one = emails.phase === 'ready' ? emails.list.find((email) => emailId(email) === id) : undefined;
  if (emails.phase !== 'ready' || !one) return;
  store.setState({ emails: { phase: 'ready', list: withEmail(emails.list, id, isOn) } });
  if (one.selected === isOn) return;
  deps.report({ type: 'PREFERENCE_CHANGED', kind: 'email' });
  deps.emitter.emit('preference:changed', { kind: 'email', name: one.shortDescription, isOn });
}

/** The writes of one shopper. */
const savingOf = (context: EmailContext): Saving => {
  const { store, deps } = context;
  return createSaving({
    newId: deps.newId,
    signal: deps.signal,
    read: () => store.getState().emailSwitches,
    show: (emailSwitches) => store.setState({ emailSwitches }),
    send: (id, write) => send(context, id, write),
    settle: (id, isOn) => settle(context, id, isOn),
    troubleOf: (error) => troubleOf(error, isOnline()),
  });
};

/** What can be done with the email preferences of an account. */
export const emailActions = oncePer((context: EmailContext): EmailActions => {
  const { store, deps } = context;
  const reads = createLatest(() => deps.signal);
  const savings = oncePer((_signal: AbortSignal) => savingOf(context));

  async function load(): Promise<void> {
    const signal = reads.next();
    if (store.getState().emails.phase !== 'ready') store.setState({ emails: { phase: 'loading' } });
    const isOld = savings(deps.signal).watch();
    const result = await ask(context, signal);
    if (signal.aborted) return;
    if (!result.ok) {
      tellError(deps, result.error);
      const trouble = troubleOf(result.error, isOnline());
      if (store.getState().emails.phase !== 'ready') store.setState({ emails: { phase: 'failed', trouble } });
      return;
    }
    // What was written while this was under way is newer.
    const before = listIn(context);
    const list = result.value.map((one) =>
      isOld(emailId(one)) ? (before.find((other) => emailId(other) === emailId(one)) ?? one) : one,
    );
    const switches = lookedAt(store.getState().emailSwitches, (id) => isSelected(list, id));
    store.setState({ emails: { phase: 'ready', list }, emailSwitches: switches });
  }

  return { load, want: (id, isOn) => void savings(deps.signal).want(id, isOn) };
});
