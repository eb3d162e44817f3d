import { afterEach, describe, expect, it, vi } from 'vitest';
import { rowActions } from '../../cards/actions/rules.ts';
import type { WalletConfig } from '../../config.ts';
import { createWallet } from '../../core/create-wallet.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { cardLike } from '../../testing/card-like.ts';
import { fraudDevice } from './device.ts';

const config = (more: Partial<WalletConfig> = {}): WalletConfig => ({
  environment: 'STAGE',
  authConfig: { type: 'B2C', token: 't' },
  cspNonce: 'n',
  ...more,
});
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'accertify');
});

describe('the fraud script', () => {
  it('is loaded once for a wallet with the page’s nonce [W-4.11]', () => {
    const wallet = createWallet(config());
    fraudDevice(wallet).load();
    fraudDevice(wallet).load();
    expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([
      ['https://api-stage.kroger.com/manage-payment/fraud/device.js', 'n'],
    ]);
  });

  it.each(['RXWEB', 'EPRN'] as const)(
    'is not loaded for %s, sends no data, and bank cards have no menu [W-6.3]',
    (appName) => {
      const known = { deviceTransactionID: 't', pageID: 'p', ubaSessionID: 's', ubaID: 'u', ubaEvents: 'e' };
      Reflect.set(globalThis, 'accertify', known);
      const wallet = createWallet(config({ appName }));
      fraudDevice(wallet).load();
      expect(scripts()).toEqual([]);
      expect(fraudDevice(wallet).data()).toBeUndefined();
      const place = { application: appName, isMyWallet: false, hasCardBox: true };
      expect(rowActions(cardLike(), place).kind).toBe('none');
    },
  );

  it('provides the device data only when it is complete and not too long', () => {
    const { data } = fraudDevice(createWallet(config()));
    expect(data()).toBeUndefined();
    const known = { deviceTransactionID: 't', pageID: 'p', ubaSessionID: 's', ubaID: 'u' };
    Reflect.set(globalThis, 'accertify', known);
    expect(data()).toBeUndefined();
    Reflect.set(globalThis, 'accertify', { ...known, ubaEvents: 'e' });
    expect(data()).toEqual({ transactionId: 't', pageId: 'p', sessionId: 's', ubaId: 'u', ubaEvents: 'e' });
    Reflect.set(globalThis, 'accertify', { ...known, ubaEvents: 'e'.repeat(10_001) });
    expect(data()).toBeUndefined();
  });

  it('provides no data when reading it throws', () => {
    const { data } = fraudDevice(createWallet(config()));
    const get = (): never => {
      throw new Error('no');
    };
    Reflect.set(globalThis, 'accertify', Object.defineProperty({}, 'pageID', { get }));
    expect(data()).toBeUndefined();
  });

  it('provides no data when the script cannot be loaded', async () => {
    const { load, data } = fraudDevice(createWallet(config()));
    load();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(data()).toBeUndefined();
  });
});

it('creates a lazy part once for each wallet', () => {
  const create = vi.fn(() => ({}));
  const part = lazyPart(create);
  const [one, other] = [createWallet(config()), createWallet(config())];
  expect(part(one)).toBe(part(one));
  expect(part(one)).not.toBe(part(other));
  expect(create).toHaveBeenCalledTimes(2);
});
