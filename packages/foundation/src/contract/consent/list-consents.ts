import * as v from 'valibot';
import type { ConsentPreference } from '../../domain/consent.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { PREFERENCES_PATH, toConsent, WireConsentSchema } from './wire-consent.ts';
import type { WireConsent } from './wire-consent.ts';

/** Selects the preferences to read, by store chain and name. */
export interface ConsentQuestion {
  readonly chain: string;
  readonly names: readonly string[];
}

const text = v.pipe(v.string(), v.maxLength(500));

export const listConsents: Call<
  ConsentQuestion,
  readonly ConsentPreference[],
  unknown,
  WireData<'preferences', WireConsent[]>
> = call({
  name: 'consent.list',
  summary: 'Reads preferences of the shopper, such as the consent to use their location.',
  service: 'consent',
  method: 'GET',
  path: PREFERENCES_PATH,
  write: false,
  auth: 'bearer',
  query: v.object({ projections: text, 'filter.chain': text, 'filter.name': text }),
  response: v.object({ data: v.object({ preferences: v.array(WireConsentSchema) }) }),
  errors: [],
  encode: ({ chain, names }) => ({
    query: { projections: 'preferences.full', 'filter.chain': chain, 'filter.name': names.join(',') },
  }),
  decode: ({ data }) => data.preferences.map(toConsent),
});
