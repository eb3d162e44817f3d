import * as v from 'valibot';
import type { ConsentPreference } from '../../domain/consent.ts';
import { WireIdSchema } from '../wire-id.ts';

/** Path of the customer preferences. */
export const PREFERENCES_PATH = '/customer/v1/preferences';

/** Wire format of a stored customer preference. */
export interface WireConsent {
  preferenceId: string;
  name: string;
  value: boolean;
  userSet?: boolean | undefined;
  versionKey?: string | undefined;
}

export const WireConsentSchema = v.object({
  preferenceId: WireIdSchema,
  name: v.string(),
  value: v.boolean(),
  userSet: v.optional(v.boolean()),
  versionKey: v.optional(v.string()),
});

export const toConsent = ({
  preferenceId,
  name,
  value,
  userSet,
  versionKey,
}: WireConsent): ConsentPreference => ({
  id: preferenceId,
  name,
  value,
  userSet: userSet ?? false,
  versionKey,
});
