import { expect, it } from 'vitest';
import { fraudScript } from './fraud-device.ts';

type Where = Parameters<typeof fraudScript>[0];

it.each<[string, Partial<Where>, string | undefined]>([
  ['PROD', { environment: 'PROD' }, 'https://api.kroger.com/manage-payment/fraud/device.js'],
  ['STAGE', {}, 'https://api-stage.kroger.com/manage-payment/fraud/device.js'],
  ['TEST', { environment: 'TEST' }, 'https://api-stage.kroger.com/manage-payment/fraud/device.js'],
  ['LOCAL', { environment: 'LOCAL' }, undefined],
  ['RXWEB', { appName: 'RXWEB' }, undefined],
  ['EPRN', { environment: 'PROD', appName: 'EPRN' }, undefined],
])('returns the fraud script of %s [W-7.26] [C-7.29]', (_where, more, url) =>
  expect(fraudScript({ environment: 'STAGE', ...more })).toBe(url),
);
