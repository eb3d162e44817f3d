import { oncePer, tellError } from '@grocer/foundation/embed';
import {
  isUnconfirmed,
  readEmailPreferences,
  readSmsOptIn,
  updateEmailPreferences,
  updateSmsOptIn,
} from '@grocer/foundation/contract';
import type { SmsOptIn } from '@grocer/foundation/contract';
import type { EmailPreference } from '@grocer/foundation/domain';
import type { GrocerError, Reconciled } from '@grocer/foundation/http';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { changedOptIns, dealsIn } from './opt-in-rules.ts';
import type { OptIns, WantedOptIns } from './opt-in-rules.ts';

/** The trigger of texts about pickup and delivery orders. */
const TRIGGER = 'CLICKLIST';

/**
 * Reports an error and returns true. Returns false for a phone number that is not in the account: its texts
 * concern only this order.
 */
function tellOptInError({ deps }: CheckoutCore, error: GrocerError): boolean {
  if (error.code === 'mobile_phone_missing') return false;
  tellError(deps, error);
  return true;
}

async function readTextOptIns(
  core: CheckoutCore,
  phoneNumber: string | undefined,
): Promise<boolean | undefined> {
  if (phoneNumber === undefined) return undefined;
  const { http, signal } = core.deps;
  const result = await http.send(readSmsOptIn, { phoneNumber, trigger: TRIGGER }, { signal });
  if (result.ok) doubtsOf(core).delete(phoneNumber);
  if (!result.ok && !signal.aborted) tellOptInError(core, result.error);
  return result.ok ? result.value : undefined;
}

async function readDealsOptIn(core: CheckoutCore): Promise<EmailPreference | undefined> {
  const { banner, emailDeals } = core.store.getState().settings;
  if (banner.behaviour.hidesEmailDealsOptIn) return undefined;
  const { http, signal } = core.deps;
  const result = await http.send(readEmailPreferences, {}, { signal });
  if (result.ok) doubtsOf(core).delete(DEALS);
  if (!result.ok && !signal.aborted) tellOptInError(core, result.error);
  return result.ok ? dealsIn(result.value, { banner: banner.key, name: emailDeals }) : undefined;
}

/**
 * Loads the shopper's opt-ins to texts, if there is a phone number, and to the deals email [C-7.17] [C-7.18].
 */
export async function loadOptIns(core: CheckoutCore, phone: string | undefined): Promise<void> {
  const { signal } = core.deps;
  const [texts, deals] = await Promise.all([readTextOptIns(core, phone), readDealsOptIn(core)]);
  if (signal.aborted) return;
  core.store.getState().showOptIns({ phone, texts, deals, getsDeals: deals?.selected });
}

/** The opt-in that could not be changed; `unconfirmed` if the outcome is unknown. */
export type OptInTrouble = 'texts' | 'deals' | 'unconfirmed';

const DEALS = 'deals';

/**
 * The phone numbers, and the deals, of which nobody knows whether the last change was made: a refusal of the next one
 * does not tell.
 */
const doubtsOfShopper = oncePer((_shopper: AbortSignal) => new Set<string>());
const doubtsOf = ({ deps }: CheckoutCore): Set<string> => doubtsOfShopper(deps.signal);

/** Returns true if nobody knows whether a change that failed was made. */
function isInDoubt(core: CheckoutCore, what: string, error: GrocerError): boolean {
  const doubts = doubtsOf(core);
  if (isUnconfirmed(error.code)) doubts.add(what);
  return doubts.has(what);
}

const NOTHING_KNOWN: OptIns = { phone: undefined, texts: undefined, deals: undefined, getsDeals: undefined };

/** Merges newly known opt-ins into the store. */
const mergeOptIns = ({ store }: CheckoutCore, more: Partial<OptIns>): void =>
  store.getState().showOptIns({ ...(store.getState().optIns ?? NOTHING_KNOWN), ...more });

/** Derives from a read whether a change with a lost response was applied. */
const reconcileFrom = <Value>(seen: Value | undefined, wanted: Value): Reconciled<Value> => {
  if (seen === undefined) return { kind: 'unknown' };
  return seen === wanted ? { kind: 'happened', value: wanted } : { kind: 'did-not-happen' };
};

async function saveTexts(
  core: CheckoutCore,
  phone: string,
  wanted: boolean,
): Promise<OptInTrouble | undefined> {
  const { http, signal } = core.deps;
  async function reconcile(): Promise<Reconciled<SmsOptIn>> {
    const seen = reconcileFrom(await readTextOptIns(core, phone), wanted);
    return seen.kind === 'happened' ? { ...seen, value: { isOptedIn: wanted, warning: undefined } } : seen;
  }
  const update = { phoneNumber: phone, trigger: TRIGGER, optIn: wanted } as const;
  const result = await http.send(updateSmsOptIn, update, { signal, reconcile });
  if (signal.aborted) return undefined;
  if (result.ok) doubtsOf(core).delete(phone);
  mergeOptIns(core, { phone, texts: result.ok ? result.value.isOptedIn : undefined });
  if (result.ok) return result.value.isOptedIn === wanted ? undefined : 'texts';
  if (!tellOptInError(core, result.error)) return undefined;
  return isInDoubt(core, phone, result.error) ? 'unconfirmed' : 'texts';
}

async function saveDeals(core: CheckoutCore, wanted: EmailPreference): Promise<OptInTrouble | undefined> {
  const { http, signal } = core.deps;
  const { banner, emailDeals } = core.store.getState().settings;
  const isOn = (list: readonly EmailPreference[]): boolean | undefined =>
    dealsIn(list, { banner: banner.key, name: emailDeals })?.selected;
  async function reconcile(): Promise<Reconciled<readonly EmailPreference[]>> {
    const seen = reconcileFrom((await readDealsOptIn(core))?.selected, wanted.selected);
    return seen.kind === 'happened' ? { ...seen, value: [wanted] } : seen;
  }
  const result = await http.send(updateEmailPreferences, { preferences: [wanted] }, { signal, reconcile });
  if (signal.aborted) return undefined;
  if (result.ok) doubtsOf(core).delete(DEALS);
  const now = result.ok ? isOn(result.value) : undefined;
  mergeOptIns(core, { getsDeals: now });
  if (result.ok) return now === wanted.selected ? undefined : 'deals';
  tellOptInError(core, result.error);
  return isInDoubt(core, DEALS, result.error) ? 'unconfirmed' : 'deals';
}

/** Saves the wanted opt-ins [C-7.16] [C-7.18]. Resolves with the first trouble, if any. */
export async function saveOptIns(
  core: CheckoutCore,
  wanted: WantedOptIns,
): Promise<OptInTrouble | undefined> {
  const { signal } = core.deps;
  const { texts, deals } = changedOptIns(core.store.getState().optIns ?? NOTHING_KNOWN, wanted);
  const isToText = texts !== undefined && wanted.phone !== undefined;
  const trouble = isToText ? await saveTexts(core, wanted.phone, texts) : undefined;
  if (trouble || signal.aborted || !deals) return trouble;
  return saveDeals(core, deals);
}
