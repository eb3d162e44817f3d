import * as v from 'valibot';
import { call } from './call.ts';

const Health = v.object({ status: v.picklist(['UP', 'DOWN']) });

export const checkHealth = call({
  name: 'platform.health',
  summary: 'Says whether the service can read and write its database.',
  service: 'platform',
  method: 'GET',
  path: '/actuator/health',
  write: false,
  auth: 'none',
  response: Health,
  errors: [],
  encode: () => ({}),
  decode: (wire): v.InferOutput<typeof Health> => wire,
});
