import * as v from 'valibot';
import type { ModalityPreferences } from '../../domain/modality-option.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toPreference, WirePreferenceSchema } from './wire-modality.ts';
import type { WirePreference } from './wire-modality.ts';

/** Wire format of `ModalityPreferences`. */
interface PreferencesAnswer {
  data: { active?: WirePreference | undefined; modalities: WirePreference[] };
}

export const readModalityPreferences: Call<unknown, ModalityPreferences, unknown, PreferencesAnswer> = call({
  name: 'modality.preferences.read',
  summary: 'Reads the active modality, and the last choice of each modality.',
  service: 'modality',
  method: 'GET',
  path: '/modality/v1/preferences',
  write: false,
  auth: 'bearer',
  response: v.object({
    data: v.object({ active: v.optional(WirePreferenceSchema), modalities: v.array(WirePreferenceSchema) }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data: { active, modalities } }): ModalityPreferences => ({
    active: active && toPreference(active),
    modalities: modalities.map(toPreference),
  }),
});
