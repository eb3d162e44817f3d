import * as v from 'valibot';
import type { ModalityPreferences } from '../../domain/modality-option.ts';
import { call } from '../call.ts';
import { toPreference, WirePreference } from './wire-modality.ts';

export const readModalityPreferences = call({
  name: 'modality.preferences.read',
  summary: 'Says how the shopper shops now, and how they last did in each way.',
  service: 'modality',
  method: 'GET',
  path: '/modality/v1/preferences',
  write: false,
  auth: 'bearer',
  response: v.object({
    data: v.object({ active: v.optional(WirePreference), modalities: v.array(WirePreference) }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data: { active, modalities } }): ModalityPreferences => ({
    active: active && toPreference(active),
    modalities: modalities.map(toPreference),
  }),
});
