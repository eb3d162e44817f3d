import { addConsents, listConsents, updateConsent } from '@grocer/foundation/contract';
import type { ConsentFeature, ConsentPreference } from '@grocer/foundation/domain';
import { createStored } from '@grocer/foundation/embed';
import type { Stored } from '@grocer/foundation/embed';
import { ok } from '@grocer/foundation/http';
import type { Http, Reconciled, Result } from '@grocer/foundation/http';
import type { SelectorSession } from '../../core/session.ts';
import { isNews } from './rules.ts';

/** Stores consents: in the preferences of a signed-in shopper, else in this browser. */
export interface ConsentPort {
  read(feature: ConsentFeature, signal: AbortSignal): Promise<Result<boolean | undefined>>;
  write(feature: ConsentFeature, value: boolean, signal: AbortSignal): Promise<Result<unknown>>;
}

interface Parts {
  readonly http: Http;
  readonly session: SelectorSession;
  /** The key of the banner that the preferences are for. */
  readonly chain: string;
  /** The storage key for a visitor's answer. */
  readonly name: string;
}

type Shoppers = Pick<Parts, 'http' | 'chain'>;

/** Reads the stored consent of a signed-in shopper. */
async function readConsent(
  { http, chain }: Shoppers,
  feature: ConsentFeature,
  signal: AbortSignal,
): Promise<Result<ConsentPreference | undefined>> {
  const result = await http.send(listConsents, { chain, names: [feature] }, { signal });
  return result.ok ? ok(result.value.find((one) => one.name === feature)) : result;
}

/** Stores the answer of a signed-in shopper, unless it is stored already. */
async function storeConsent(
  shoppers: Shoppers,
  { feature, value }: { readonly feature: ConsentFeature; readonly value: boolean },
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const { http, chain } = shoppers;
  const found = await readConsent(shoppers, feature, signal);
  if (!found.ok) return found;
  const { value: before } = found;
  if (!isNews(before, value)) return ok(before);
  async function look(): Promise<Reconciled<ConsentPreference>> {
    const now = await readConsent(shoppers, feature, signal);
    if (!now.ok) return { kind: 'unknown' };
    return now.value && !isNews(now.value, value)
      ? { kind: 'happened', value: now.value }
      : { kind: 'did-not-happen' };
  }
  if (before?.versionKey !== undefined) {
    const { id, versionKey } = before;
    return http.send(updateConsent, { id, value, versionKey }, { signal, reconcile: look });
  }
  const reconcile = async (): Promise<Reconciled<readonly ConsentPreference[]>> => {
    const seen = await look();
    return seen.kind === 'happened' ? { kind: 'happened', value: [seen.value] } : seen;
  };
  return http.send(addConsents, { chain, preferences: [{ name: feature, value }] }, { signal, reconcile });
}

/** Creates the storage of consents by feature [F-4.16] [F-7.21]. A visitor's answer is kept at sign-in. */
export function createConsents({ http, session, chain, name }: Parts): ConsentPort {
  const localOf = (feature: ConsentFeature): Stored => createStored('browser', `${name}:${feature}`);
  const isGuest = (): boolean => session.standing() === 'visitor';
  const shoppers = { http, chain };

  return {
    async read(feature, signal) {
      const local = localOf(feature);
      const said = local.read();
      const answer = typeof said === 'boolean' ? said : undefined;
      if (isGuest()) return ok(answer);
      const found = await readConsent(shoppers, feature, signal);
      if (!found.ok) return found;
      // The answer now belongs to the shopper; a local copy would apply to the next visitor.
      local.keep(undefined);
      const { value } = found;
      // A default value is not an answer of the shopper.
      if (value?.userSet === true) return ok(value.value);
      if (answer !== undefined) void storeConsent(shoppers, { feature, value: answer }, signal);
      return ok(answer);
    },
    async write(feature, value, signal) {
      if (isGuest()) {
        localOf(feature).keep(value);
        return ok(value);
      }
      localOf(feature).keep(undefined);
      return storeConsent(shoppers, { feature, value }, signal);
    },
  };
}
