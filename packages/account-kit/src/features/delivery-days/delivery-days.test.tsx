import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AccountProvider } from '../../core/AccountProvider.tsx';
import { DeliveryDays } from '../../core/inline-parts.tsx';
import { daysToChoose } from './rules.ts';

afterEach(cleanup);

const today = '2026-11-23';
/** The second day has no times; the last three are unknown to the service. */
const days = [
  { date: '2026-11-23', times: 3 },
  { date: '2026-11-24', times: 0 },
  { date: '2026-11-25', times: 1 },
  { date: '2026-11-26', times: 2 },
];

function Form({ isLoading = false }: { readonly isLoading?: boolean }): ReactNode {
  const [chosen, choose] = useState<string>();
  return (
    <AccountProvider config={{ environment: 'TEST' }}>
      <form aria-label="Order">
        <DeliveryDays {...{ today, days, isLoading, chosen }} name="day" onChoose={choose} />
      </form>
    </AccountProvider>
  );
}

const inSurface = () => {
  const root = document.querySelector('[data-grocer="delivery-days"]')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
};
const inForm = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Order' })).get('day');

it('offers seven days, of which those with times can be chosen [A-2.24] [A-9.5]', () => {
  expect(daysToChoose({ first: today, days, isLoading: false }).map(({ isOpen }) => isOpen)).toEqual([
    true,
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('offers no day while the times load [A-2.24]', () => {
  const loading = daysToChoose({ first: today, days, isLoading: true });
  expect(loading).toHaveLength(7);
  expect(loading.some(({ isOpen }) => isOpen)).toBe(false);
});

it('puts the chosen day into the form of the host, and ignores a day without times [A-4.12]', async () => {
  render(<Form />);
  const [, second, third] = inSurface();
  expect(inSurface()).toHaveLength(7);
  expect(inForm()).toBe('');
  if (second) await userEvent.click(second);
  expect(inForm()).toBe('');
  if (third) await userEvent.click(third);
  expect(inForm()).toBe('2026-11-25');
});
