import { expect, it } from 'vitest';
import { fraudScript } from './fraud-device.ts';
import { serviceBase } from './service-base.ts';

it.each([
  ['PROD', 'qfc.com', 'https://api.qfc.com'],
  // As `location.hostname` has it.
  ['STAGE', 'www.QFC.com', 'https://api-stage.qfc.com'],
  ['TEST', undefined, 'https://api-test.kroger.com'],
  ['LOCAL', 'qfc.com', 'http://api.localhost:8787'],
] as const)('finds the services in %s for the banner domain %s', (environment, bannerDomain, base) =>
  expect(serviceBase({ environment, ...(bannerDomain && { bannerDomain }) }, undefined)).toBe(base),
);

it('removes slashes from the end of the host’s own address', () =>
  expect(serviceBase({ environment: 'PROD' }, 'https://pay.example//')).toBe('https://pay.example'));

it('finds the fraud script for a domain with "www." [W-6.3]', () =>
  expect(fraudScript({ environment: 'PROD', bannerDomain: 'www.qfc.com' })).toBe(
    'https://api.qfc.com/manage-payment/fraud/device.js',
  ));
