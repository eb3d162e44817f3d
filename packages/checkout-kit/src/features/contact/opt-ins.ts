import {
  readEmailPreferences,
  readSmsOptIn,
  updateEmailPreferences,
  updateSmsOptIn,
} from '@grocer/foundation/contract';
import type { EmailPreference } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { changedOptIns, dealsIn } from './opt-in-rules.ts';
import type { WantedOptIns } from './opt-in-rules.ts';

/** Texts about orders that are brought or picked up. */
const TRIGGER = 'CLICKLIST';

/** Tells what went wrong, but for a phone that is not one of the account: its texts are the order's own affair. */
function tell({ deps }: CheckoutCore, error: GrocerError): boolean {
  if (error.code === 'mobile_phone_missing') return false;
  tellError(deps, error);
  return true;
}

async function askTexts(core: CheckoutCore, phoneNumber: string | undefined): Promise<boolean | undefined> {
  if (phoneNumber === undefined) return undefined;
  const { http, signal } = core.deps;
  const result = await http.send(readSmsOptIn, { phoneNumber, trigger: TRIGGER }, { signal });
  if (!result.ok && !signal.aborted) tell(core, result.error);
  return result.ok ? result.value : undefined;
}

async function askDeals(core: CheckoutCore): Promise<EmailPreference | undefined> {
  const { banner, emailDeals } = core.store.getState().settings;
  if (banner.behaviour.hidesEmailDealsOptIn) return undefined;
  const { http, signal } = core.deps;
  const result = await http.send(readEmailPreferences, {}, { signal });
  if (!result.ok && !signal.aborted) tell(core, result.error);
  return result.ok ? dealsIn(result.value, { banner: banner.key, name: emailDeals }) : undefined;
}

/** Asks which texts and emails the shopper gets, of whom a phone is known or not [C-7.17] [C-7.18]. */
export async function loadOptIns(core: CheckoutCore, phone: string | undefined): Promise<void> {
  const { signal } = core.deps;
  const [texts, deals] = await Promise.all([askTexts(core, phone), askDeals(core)]);
  if (!signal.aborted) core.store.getState().showOptIns({ phone, texts, deals });
}

/** What could not be changed. */
export type OptInTrouble = 'texts' | 'deals';

/** Has the service take up which texts and emails are wanted [C-7.16] [C-7.18]; the first that it did not is given. */
export async function saveOptIns(
  core: CheckoutCore,
  wanted: WantedOptIns,
): Promise<OptInTrouble | undefined> {
  const { deps, store } = core;
  const { http, signal } = deps;
  const known = store.getState().optIns ?? { phone: undefined, texts: undefined, deals: undefined };
  const { texts, deals } = changedOptIns(known, wanted);
  const { phone: phoneNumber } = wanted;
  if (texts !== undefined && phoneNumber !== undefined) {
    const update = { phoneNumber, trigger: TRIGGER, optIn: texts } as const;
    const result = await http.send(updateSmsOptIn, update, { signal });
    if (signal.aborted) return undefined;
    if (!result.ok && tell(core, result.error)) return 'texts';
    store.getState().showOptIns({ ...known, phone: phoneNumber, texts: result.ok ? texts : undefined });
  }
  if (!deals) return undefined;
  const result = await http.send(updateEmailPreferences, { preferences: [deals] }, { signal });
  if (signal.aborted) return undefined;
  if (!result.ok) {
    tell(core, result.error);
    return 'deals';
  }
  store.getState().showOptIns({ ...(store.getState().optIns ?? known), deals });
  return undefined;
}
