import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckoutScope } from '../core/context.tsx';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { TimeLine } from './TimeLine.tsx';

const core = createCheckoutCore({
  environment: 'LOCAL',
  orderId: 'one',
  authConfig: { type: 'B2C', token: 'token' },
  navigation: { navigate: () => undefined },
});
const TIME = {
  promiseId: 'promise',
  versionKey: 'version',
  expiresAt: 0,
  vendorId: 'OWN',
  window: { value: '2026-11-24T21:00:00Z/2026-11-24T22:00:00Z', timeZone: 'America/New_York' },
};

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['America/Los_Angeles', 'Pickup · Eastern Time'],
  ['America/New_York', 'Pickup'],
])('names the time zone of an order if a device in %s shows another time: %s [C-2.23]', (timeZone, words) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  render(
    <CheckoutScope core={core}>
      <TimeLine time={TIME} modality="PICKUP" />
    </CheckoutScope>,
  );
  expect(screen.getByText('Tue, Nov 24,', { exact: false }).closest('strong')?.textContent).toBe(
    'Tue, Nov 24, 4:00 – 5:00 PM',
  );
  expect(screen.getByText(words)).toBeTruthy();
});
