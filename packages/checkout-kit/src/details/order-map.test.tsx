import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';

const box = useCheckout();

vi.mock('leaflet', () => {
  throw new Error('It could not be loaded.');
});

it('shows a message and the address as text when the map library fails to load [C-8.22]', async () => {
  const maps = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Maps by nobody' };
  const { heard } = await box.showPayable({ more: { maps } });
  await userEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
  expect(await screen.findByText('The map isn’t available right now.')).toBeTruthy();
  expect(screen.getByText(/, Cincinnati, OH/)).toBeTruthy();
  expect(heard('error')).toEqual([]);
});
