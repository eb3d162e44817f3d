import * as v from 'valibot';
import type { ConsentPreference } from '../../domain/consent.ts';
import { call } from '../call.ts';
import { PREFERENCES_PATH, toConsent, WireConsent } from './wire-consent.ts';

/** Which preferences to read: of which chain of stores, by their names. */
export interface ConsentQuestion {
  readonly chain: string;
  readonly names: readonly string[];
}

const text = v.pipe(v.string(), v.maxLength(500));

export const listConsents = call({
  name: 'consent.list',
  summary: 'Reads preferences of the shopper, such as the consent to use their location.',
  service: 'consent',
  method: 'GET',
  path: PREFERENCES_PATH,
  write: false,
  auth: 'bearer',
  query: v.object({ projections: text, 'filter.chain': text, 'filter.name': text }),
  response: v.object({ data: v.object({ preferences: v.array(WireConsent) }) }),
  errors: [],
  encode: ({ chain, names }: ConsentQuestion) => ({
    query: { projections: 'preferences.full', 'filter.chain': chain, 'filter.name': names.join(',') },
  }),
  decode: ({ data }): readonly ConsentPreference[] => data.preferences.map(toConsent),
});
