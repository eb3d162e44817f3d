import { describe, expect, it } from 'vitest';
import type { WalletConfig } from '../config.ts';
import { paymentBase, tenantOf } from './endpoints.ts';
import { eprotectConfig } from '../hosted-fields/service.ts';

const config = (more: Partial<WalletConfig> = {}): WalletConfig => ({
  environment: 'PROD',
  authConfig: { type: 'B2C', token: 't' },
  ...more,
});

describe('the payment service', () => {
  it.each<[string, Partial<WalletConfig>, string]>([
    ['PROD', {}, 'https://api.kroger.com'],
    ['STAGE', { environment: 'STAGE' }, 'https://api-stage.kroger.com'],
    ['TEST', { environment: 'TEST', bannerDomain: 'qfc.com' }, 'https://api-test.qfc.com'],
    ['PROD of a banner', { bannerDomain: 'qfc.com' }, 'https://api.qfc.com'],
    ['LOCAL', { environment: 'LOCAL' }, 'http://api.localhost:8787'],
    ['a host’s own', { endpoints: { payment: 'https://pay.example/' } }, 'https://pay.example'],
  ])('resolves the URL of %s [W-1.15] [W-7.1]', (_what, more, base) => {
    expect(paymentBase(config(more))).toBe(base);
  });

  it('uses the main banner as tenant unless the host names one [W-1.15] [W-7.6]', () => {
    expect(tenantOf(config())).toBe('kroger');
    expect(tenantOf(config({ tenantName: 'qfc' }))).toBe('qfc');
  });
});

describe('the hosted fields script', () => {
  it('loads in production from another URL than elsewhere [W-7.26]', () => {
    const address = (environment: WalletConfig['environment']) =>
      eprotectConfig(config({ environment })).scriptUrl;
    expect(address('PROD')).not.toBe(address('STAGE'));
    expect(address('STAGE')).toBe(address('TEST'));
    expect(address('LOCAL')).toContain('vault.localhost');
  });
});
