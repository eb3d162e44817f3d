import { deleteCard } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const radios = () => within(screen.getByRole('radiogroup', { name: 'Credit & Debit' })).getAllByRole('radio');
const summary = () => document.querySelector('[data-part=bank-cards] summary')?.textContent ?? '';

/** Opens the payment step; returns the paying bank card and another one that could pay. */
async function open() {
  const one = await box.showPayable();
  const all = radios() as HTMLInputElement[];
  const [paying] = all.filter(({ checked }) => checked);
  const [other] = all.filter(({ checked, disabled }) => !checked && !disabled);
  if (!paying || !other) throw new Error('There are no two cards.');
  /** Deletes a card from the wallet on another device. */
  const remove = ({ value: cardId }: HTMLInputElement) =>
    one.http.send(deleteCard, { cardId }, { signal: new AbortController().signal });
  return { ...one, paying, other, remove };
}

it('asks for another card once the paying one was deleted elsewhere', async () => {
  const { paying, remove } = await open();
  await remove(paying);
  await userEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
  await waitFor(() => expect(summary()).toContain('Choose a card'));
  expect(summary()).not.toContain('$');
  await waitFor(() => expect(paying.isConnected).toBe(false));
  expect((radios() as HTMLInputElement[]).filter(({ checked }) => checked)).toEqual([]);
  await userEvent.click(radios()[0] as HTMLElement);
  await waitFor(() => expect(summary()).toContain('$'));
  await userEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
});

it('shows that a card deleted elsewhere cannot be chosen, and keeps the previous one', async () => {
  const { paying, other, remove } = await open();
  const before = summary();
  await remove(other);
  await userEvent.click(other);
  const sheet = within(await screen.findByRole('alertdialog', { name: 'Payments update failed' }));
  await sheet.findByText('This card can’t pay for your order any more. Please choose another one.');
  expect(sheet.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(sheet.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([summary(), paying.checked, other.isConnected]).toEqual([before, true, false]);
});
