import * as v from 'valibot';
import { call } from './call.ts';
import type { Call } from './call.ts';

/** Whether the service can read and write its database. */
export interface Health {
  status: 'UP' | 'DOWN';
}

const HealthSchema = v.object({ status: v.picklist(['UP', 'DOWN']) });

export const checkHealth: Call<unknown, Health, unknown, Health> = call({
  name: 'platform.health',
  summary: 'Reports whether the service can read and write its database.',
  service: 'platform',
  method: 'GET',
  path: '/actuator/health',
  write: false,
  auth: 'none',
  response: HealthSchema,
  errors: [],
  encode: () => ({}),
  decode: (wire) => wire,
});
