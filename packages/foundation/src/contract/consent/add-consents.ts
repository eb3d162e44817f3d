import * as v from 'valibot';
import type { ConsentPreference } from '../../domain/consent.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { PREFERENCES_PATH, toConsent, WireConsentSchema } from './wire-consent.ts';
import type { WireConsent } from './wire-consent.ts';

/** Preferences that the shopper sets for the first time. */
export interface NewConsents {
  readonly chain: string;
  readonly preferences: readonly { readonly name: string; readonly value: boolean }[];
}

/** Wire format of `NewConsents`. */
interface NewConsentsBody {
  preferences: { name: string; value: boolean; chain: string }[];
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const addConsents: Call<
  NewConsents,
  readonly ConsentPreference[],
  NewConsentsBody,
  WireData<'preferences', WireConsent[]>
> = call({
  name: 'consent.add',
  summary: 'Stores the shopper’s preferences.',
  service: 'consent',
  method: 'POST',
  path: PREFERENCES_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({
    preferences: v.pipe(
      v.array(v.object({ name, value: v.boolean(), chain: name })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  response: v.object({ data: v.object({ preferences: v.array(WireConsentSchema) }) }),
  errors: [{ status: 409, code: 'PREFERENCE_EXISTS', as: 'version_conflict' }],
  encode: ({ chain, preferences }) => ({
    body: { preferences: preferences.map(({ name: of, value }) => ({ name: of, value, chain })) },
  }),
  decode: ({ data }) => data.preferences.map(toConsent),
});
