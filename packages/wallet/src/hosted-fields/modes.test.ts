import { describe, expect, it, vi } from 'vitest';
import { cardMode, cvvMode, pinMode } from './modes.ts';

const client = () => ({ getPaypageRegistrationId: vi.fn(), getCheckoutId: vi.fn(), getCheckoutPin: vi.fn() });
const message = { id: '1', orderId: '' };

describe('the modes of hosted fields', () => {
  it('requests a registration token for a new card with date validation [W-4.18]', () => {
    const vendor = client();
    cardMode.ask(vendor, message);
    expect(vendor.getPaypageRegistrationId).toHaveBeenCalledWith(message);
    expect(cardMode.config).toMatchObject({ enhancedUxFeatures: { expDateValidation: true } });
    expect(cardMode.config).not.toHaveProperty('checkoutIdMode');
  });

  it('requests a checkout id for an edit and a PIN id for a balance [W-4.18]', () => {
    const vendor = client();
    cvvMode.ask(vendor, message);
    pinMode.ask(vendor, message);
    expect(vendor.getCheckoutId).toHaveBeenCalledWith(message);
    expect(vendor.getCheckoutPin).toHaveBeenCalledWith(message);
    expect([cvvMode.config, pinMode.config]).toMatchObject([
      { checkoutIdMode: true },
      { checkoutPinMode: true, showCvv: false },
    ]);
  });

  it('reads the token from a success and nothing from a refusal [W-3.34]', () => {
    const card = {
      response: '870',
      paypageRegistrationId: 'token',
      firstSix: '424242',
      lastFour: '4242',
      expMonth: '08',
      expYear: '31',
    };
    expect(cardMode.read(card)).toEqual({
      token: 'token',
      brand: 'VISA',
      firstSix: '424242',
      lastFour: '4242',
      expirationMonth: '08',
      expirationYear: '31',
    });
    expect(cvvMode.read({ response: '870', checkoutId: 'c' })).toBe('c');
    expect(pinMode.read({ response: '870', pinCheckoutId: 'p' })).toBe('p');
    const refused = { ...card, response: '871', checkoutId: 'c', pinCheckoutId: 'p' };
    expect([cardMode, cvvMode, pinMode].map(({ read }) => read(refused))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(cardMode.read({ timeout: true })).toBeUndefined();
  });
});
