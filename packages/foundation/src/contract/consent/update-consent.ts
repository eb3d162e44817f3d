import * as v from 'valibot';
import type { ConsentPreference } from '../../domain/consent.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { PREFERENCES_PATH, toConsent, WireConsentSchema } from './wire-consent.ts';
import type { WireConsent } from './wire-consent.ts';

/** A new value for a preference, in the version that was last read. */
export interface ConsentUpdate {
  readonly id: string;
  readonly value: boolean;
  readonly versionKey: string;
}

export const updateConsent: Call<
  ConsentUpdate,
  ConsentPreference,
  { value: boolean; versionKey: string },
  WireData<'preference', WireConsent>
> = call({
  name: 'consent.update',
  summary: 'Changes one preference of the shopper.',
  service: 'consent',
  method: 'PUT',
  path: `${PREFERENCES_PATH}/{preferenceId}`,
  write: true,
  auth: 'bearer',
  body: v.object({ value: v.boolean(), versionKey: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  response: v.object({ data: v.object({ preference: WireConsentSchema }) }),
  errors: [{ status: 409, code: 'VERSION_CONFLICT', as: 'version_conflict' }],
  encode: ({ id, value, versionKey }) => ({
    params: { preferenceId: id },
    body: { value, versionKey },
  }),
  decode: ({ data }) => toConsent(data.preference),
});
