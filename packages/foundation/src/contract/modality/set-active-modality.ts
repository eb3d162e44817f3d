import * as v from 'valibot';
import type { ModalityPreference } from '../../domain/modality-option.ts';
import { call } from '../call.ts';
import { toPreference, toWireDestination, WirePreference } from './wire-modality.ts';

export const setActiveModality = call({
  name: 'modality.preferences.set-active',
  summary: 'Makes one way to shop, at one store or address, the shopper’s active one.',
  service: 'modality',
  method: 'PUT',
  path: '/modality/v1/preferences/active',
  write: true,
  auth: 'bearer',
  body: WirePreference,
  response: v.object({ data: v.object({ active: WirePreference }) }),
  errors: [{ status: 422, code: 'MODALITY_NOT_OFFERED', as: 'address_invalid' }],
  encode: ({ modality, destination, createdDate, id, source }: ModalityPreference) => ({
    body: { modalityType: modality, destination: toWireDestination(destination), createdDate, id, source },
  }),
  decode: ({ data }): ModalityPreference => toPreference(data.active),
});
