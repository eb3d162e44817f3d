import { afterEach, expect, it } from 'vitest';
import { cookiePersistence, storeChoice, wasOwnDelivery } from './persistence.ts';
import { cookieText, ONGOING_SECONDS } from './rules.ts';

afterEach(() => {
  for (const name of ['grocer_modality', 'grocer_fulfillment', 'grocer_store']) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
});

it('keeps modality, fulfillment and store in cookies, and clears the store for a delivery [F-9.10]', () => {
  const cookies = cookiePersistence();
  storeChoice(cookies, { modality: 'PICKUP', fulfilment: 'store', storeId: '01400441' });
  expect(document.cookie).toBe('grocer_modality=PICKUP; grocer_fulfillment=store; grocer_store=01400441');
  expect(wasOwnDelivery(cookies)).toBe(false);
  storeChoice(cookies, { modality: 'DELIVERY', fulfilment: 'own-delivery', storeId: undefined });
  expect(document.cookie).toBe('grocer_modality=DELIVERY; grocer_fulfillment=own-delivery');
  expect(wasOwnDelivery(cookies)).toBe(true);
});

it('sets a lifetime of two days [F-9.10] [C-9.12]', () => {
  expect(ONGOING_SECONDS).toBe(2 * 24 * 60 * 60);
  expect(cookieText('grocer_store', '1', true)).toBe(
    'grocer_store=1; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  );
});

it('encodes the value so that it cannot add cookie attributes', () =>
  expect(cookieText('grocer_store', '1; Domain=evil.example', false)).toBe(
    'grocer_store=1%3B%20Domain%3Devil.example; Max-Age=172800; Path=/; SameSite=Lax',
  ));

it('does not throw when the host’s storage throws', () =>
  expect(() =>
    storeChoice(
      {
        write() {
          throw new Error('full');
        },
      },
      { modality: 'SHIP', fulfilment: 'store', storeId: undefined },
    ),
  ).not.toThrow());
