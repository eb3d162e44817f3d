import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAccount } from '../testing/use-account.ts';

const here = useAccount();

/** Presses Tab until the element has focus. */
async function tabTo(role: string, name: string): Promise<void> {
  const goal = await screen.findByRole(role, { name });
  for (let steps = 0; steps < 60 && document.activeElement !== goal; steps += 1) await userEvent.tab();
  expect(document.activeElement).toBe(goal);
}
const saved = (count: number) => waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(count));

it('changes preferences of all kinds and the preferred store by keyboard alone [A-2.25] [A-4.9]', async () => {
  const { heard } = await here.show('alice', { view: 'preferences' });
  const switches = ['Special Offers', 'Pickup & delivery', 'Relevant ads'];
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(9));
  for (const [at, name] of switches.entries()) {
    await tabTo('switch', name);
    await userEvent.keyboard(' ');
    await saved(at + 1);
    expect(document.activeElement).toBe(screen.getByRole('switch', { name }));
  }
  await tabTo('button', 'Change your preferred store');
  await userEvent.keyboard('{Enter}');
  await tabTo('textbox', 'ZIP or postal code');
  await userEvent.keyboard('45202{Enter}');
  const [select] = await screen.findAllByRole('button', { name: /^Select, / });
  await tabTo('button', select?.getAttribute('aria-label') ?? '');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Your preferred store was successfully updated.')).toBeTruthy();
  expect(heard('preference:changed')).toHaveLength(3);
  expect(heard('store:preferred')).toHaveLength(1);
}, 20_000);
