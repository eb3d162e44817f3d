import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('announces a hold of $1 on the bank card while gift cards pay everything [C-9.5]', async () => {
  await box.setBalance('GIFT_CARD', '1000', 90_000);
  await box.showPayable();
  const oneDollar = 'We place a $1 authorization hold on your credit or debit card in case prices change.';
  expect(screen.queryByText(oneDollar)).toBeNull();
  await userEvent.click(screen.getByText('Gift Cards', { selector: 'strong' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Gift card ending in 1000/ }));
  expect(await screen.findByText(oneDollar)).toBeTruthy();
});
