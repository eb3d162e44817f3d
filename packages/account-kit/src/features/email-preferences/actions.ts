import { readEmailPreferences, updateEmailPreferences } from '@grocer/foundation/contract';
import type { EmailPreference } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { ok } from '@grocer/foundation/http';
import type { Reconciled, Result, Write } from '@grocer/foundation/http';
import { valueOf } from '../../preferences/known.ts';
import type { AccountContext, HowAsked } from '../../preferences/reading.ts';
import { createSwitchList } from '../../preferences/switch-list.ts';
import type { SwitchList } from '../../preferences/switch-list.ts';
import type { Settled } from '../../preferences/switches.ts';
import { emailId, isSelected, withEmail } from './rules.ts';

type Emails = readonly EmailPreference[];

const listIn = ({ store }: AccountContext): Emails => valueOf(store.getState().emails) ?? [];

/** Reads the email preferences of the signed-in shopper, or of the email link. */
const readEmails = ({ deps }: AccountContext, how: HowAsked): Promise<Result<Emails>> =>
  deps.http.send(readEmailPreferences, { link: deps.link }, how);

/** Sends a change of one email; resolves with the service's new value. */
async function send(context: AccountContext, id: string, write: Write<boolean>): Promise<Result<Settled>> {
  const { deps } = context;
  const { signal, link } = deps;
  const { key, sent: wanted } = write;
  /** Checks whether a write with a lost response was applied. */
  async function reconcile(): Promise<Reconciled<Emails>> {
    const seen = await readEmails(context, { signal });
    if (!seen.ok) return { kind: 'unknown' };
    return isSelected(seen.value, id) === wanted
      ? { kind: 'happened', value: seen.value }
      : { kind: 'did-not-happen' };
  }
  const preferences = withEmail(listIn(context), id, wanted).filter((one) => emailId(one) === id);
  const result = await deps.http.send(
    updateEmailPreferences,
    { preferences, link },
    { signal, key, reconcile },
  );
  return result.ok ? ok({ isOn: isSelected(result.value, id) ?? !wanted }) : result;
}

/** Returns the actions on the email preferences. */
export const emailActions = oncePer((context: AccountContext): SwitchList => {
  const { store } = context;
  return createSwitchList<Emails>(context, {
    kind: 'email',
    shown() {
      const { emails, emailSwitches } = store.getState();
      return { known: emails, switches: emailSwitches };
    },
    show: ({ known, switches }) =>
      store.setState({ ...(known && { emails: known }), ...(switches && { emailSwitches: switches }) }),
    ask: (how) => readEmails(context, how),
    idsOf: (list) => list.map(emailId),
    isOn: isSelected,
    withOne: withEmail,
    nameOf: (id) => listIn(context).find((one) => emailId(one) === id)?.shortDescription ?? id,
    send: (id, write) => send(context, id, write),
  });
});
