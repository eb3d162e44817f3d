import * as v from 'valibot';
import type { ModalityPreference } from '../../domain/modality-option.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { toPreference, toWireDestination, WirePreferenceSchema } from './wire-modality.ts';
import type { WirePreference } from './wire-modality.ts';

export const setActiveModality: Call<
  ModalityPreference,
  ModalityPreference,
  WirePreference,
  WireData<'active', WirePreference>
> = call({
  name: 'modality.preferences.set-active',
  summary: 'Sets the shopper’s active modality, with its store or address.',
  service: 'modality',
  method: 'PUT',
  path: '/modality/v1/preferences/active',
  write: true,
  auth: 'bearer',
  body: WirePreferenceSchema,
  response: v.object({ data: v.object({ active: WirePreferenceSchema }) }),
  errors: [{ status: 422, code: 'MODALITY_NOT_OFFERED', as: 'address_invalid' }],
  encode: ({ modality, destination, createdDate, id, source }) => ({
    body: { modalityType: modality, destination: toWireDestination(destination), createdDate, id, source },
  }),
  decode: ({ data }) => toPreference(data.active),
});
