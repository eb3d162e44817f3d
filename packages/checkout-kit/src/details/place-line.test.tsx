import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutScope } from '../core/context.tsx';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { PlaceLine } from './PlaceLine.tsx';

const core = createCheckoutCore({
  environment: 'LOCAL',
  orderId: 'one',
  authConfig: { type: 'B2C', token: 'token' },
  navigation: { navigate: () => undefined },
});
const address = {
  street: '1420 Juniper Street',
  unit: 'Apt 3B',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;

it.each([
  ['a delivery, with the apartment', undefined, ['1420 Juniper Street, Apt 3B', 'Cincinnati, OH 45202']],
  ['a pickup', 'Main Store', ['Main Store', '1420 Juniper Street, Apt 3B, Cincinnati, OH 45202']],
])('shows the place of %s [C-2.23] [C-2.48]', (_what, name, lines) => {
  const { container } = render(
    <CheckoutScope core={core}>
      <PlaceLine place={{ name, address, location: undefined }} />
    </CheckoutScope>,
  );
  const words = container.querySelector('.grocer-line-words')?.children ?? [];
  expect([...words].map(({ textContent }) => textContent)).toEqual(lines);
});
