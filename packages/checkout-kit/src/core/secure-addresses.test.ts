import { expect, it } from 'vitest';
import { checkConfig } from '../config.ts';

const config = {
  environment: 'PROD',
  orderId: 'an-order',
  authConfig: { type: 'B2C', token: 'a-token' },
} as const;

it.each([
  ['endpoints.services', { endpoints: { services: 'http://a.example' } }],
  ['dataCapture.scriptUrl', { dataCapture: { scriptUrl: 'http://a.example/fraud.js' } }],
  ['hostedFields.scriptUrl', { hostedFields: { scriptUrl: 'http://a.example/vault.js' } }],
])('rejects an insecure %s in PROD', (key, more) =>
  expect(() => checkConfig({ ...config, ...more })).toThrow(`\`${key}\` must be https in PROD.`),
);
