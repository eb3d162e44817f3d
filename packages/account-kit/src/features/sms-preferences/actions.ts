import { readSmsOptIn, readTransactionalSms, updateSmsOptIn } from '@grocer/foundation/contract';
import type { SmsOptIn } from '@grocer/foundation/contract';
import type { SmsTrigger } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { err, ok } from '@grocer/foundation/http';
import type { Reconciled, Result, Write } from '@grocer/foundation/http';
import { valueOf } from '../../preferences/known.ts';
import type { AccountContext, HowAsked } from '../../preferences/reading.ts';
import type { SmsPreferences } from '../../preferences/sms-preference.ts';
import { createSwitchList } from '../../preferences/switch-list.ts';
import type { SwitchList } from '../../preferences/switch-list.ts';
import type { Settled } from '../../preferences/switches.ts';
import { freshProfile } from '../../profile/reading.ts';
import { isTexted, mobileOf, SMS_KINDS, smsKindOf, withTexts } from './rules.ts';

/** A kind of text messages to a phone. */
interface Kind {
  readonly phoneNumber: string;
  readonly trigger: SmsTrigger;
}

/**
 * Reads whether a phone gets one kind of texts; transactional texts have their own call.
 */
const readKind = ({ deps }: AccountContext, kind: Kind, how: HowAsked): Promise<Result<boolean>> =>
  kind.trigger === 'TRANSACTIONAL'
    ? deps.http.send(readTransactionalSms, { phoneNumber: kind.phoneNumber }, how)
    : deps.http.send(readSmsOptIn, kind, how);

/** Reads all kinds in parallel; a kind that fails does not affect the others. */
async function readAll(context: AccountContext, how: HowAsked): Promise<Result<SmsPreferences>> {
  const profile = await freshProfile(context, how);
  if (!profile.ok) return profile;
  const phoneNumber = mobileOf(profile.value);
  if (phoneNumber === undefined) return ok({ phoneNumber, list: [] });
  const kinds = await Promise.all(
    SMS_KINDS.map(async (trigger) => ({
      trigger,
      answer: await readKind(context, { phoneNumber, trigger }, how),
    })),
  );
  const errors = kinds.flatMap(({ answer }) => (answer.ok ? [] : [answer.error]));
  const [first] = errors;
  // If every kind fails, the section shows the first error as its own, except for server errors.
  const isForAll = first && errors.length === kinds.length && first.code !== 'server_error';
  if (isForAll) return err(first);
  if (!how.signal.aborted && !how.inBackground) for (const error of errors) tellError(context.deps, error);
  const before = valueOf(context.store.getState().sms);
  // What is known of this phone stays when it cannot be read again.
  const knownOf = (trigger: SmsTrigger): boolean | undefined =>
    before?.phoneNumber === phoneNumber ? isTexted(before, trigger) : undefined;
  return ok({
    phoneNumber,
    list: kinds.map(({ trigger, answer }) => ({
      preferenceType: trigger,
      selected: answer.ok ? answer.value : knownOf(trigger),
    })),
  });
}

/** Sends a change of one kind; resolves with the service's new value. */
async function send(context: AccountContext, id: string, write: Write<boolean>): Promise<Result<Settled>> {
  const { store, deps } = context;
  const { signal } = deps;
  const { key, sent: optIn } = write;
  const phoneNumber = valueOf(store.getState().sms)?.phoneNumber ?? '';
  const kind = { phoneNumber, trigger: smsKindOf(id) };
  /** Checks whether a write with a lost response was applied. */
  async function reconcile(): Promise<Reconciled<SmsOptIn>> {
    const seen = await readKind(context, kind, { signal });
    if (!seen.ok) return { kind: 'unknown' };
    return seen.value === optIn
      ? { kind: 'happened', value: { isOptedIn: optIn, warning: undefined } }
      : { kind: 'did-not-happen' };
  }
  const result = await deps.http.send(updateSmsOptIn, { ...kind, optIn }, { signal, key, reconcile });
  return result.ok ? ok({ isOn: result.value.isOptedIn, warning: result.value.warning }) : result;
}

/** Returns the actions on the text message preferences. */
export const smsActions = oncePer((context: AccountContext): SwitchList => {
  const { store } = context;
  return createSwitchList<SmsPreferences>(context, {
    kind: 'sms',
    shown() {
      const { sms, smsSwitches } = store.getState();
      return { known: sms, switches: smsSwitches };
    },
    show: ({ known, switches }) =>
      store.setState({ ...(known && { sms: known }), ...(switches && { smsSwitches: switches }) }),
    ask: (how) => readAll(context, how),
    idsOf: ({ list }) => list.map(({ preferenceType }) => preferenceType),
    isOn: isTexted,
    withOne: withTexts,
    nameOf: (id) => id,
    send: (id, write) => send(context, id, write),
  });
});
