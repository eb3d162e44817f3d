import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeVault } from '../testing/fake-vault.ts';
import type { DemoShopper } from '../testing/fixtures.ts';
import { usePage } from '../testing/use-page.ts';

const page = usePage();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const addressThere = () => screen.findAllByRole('radio', { checked: true });

async function open(shopper: DemoShopper, screenName: 'add-card' | 'edit-card', digits = '') {
  const vault = fakeVault();
  const wallet = await page.show(shopper, { hostedFields: vault.hostedFields });
  const card = wallet.getCards().find(({ lastFour }) => lastFour === digits);
  wallet.open({ screen: screenName, ...(card && { cardId: card.id }) });
  await addressThere();
  await waitFor(() => expect(vault.made).toHaveLength(1));
  return vault;
}

describe('the vault’s frame', () => {
  it.each(['add-card', 'edit-card'] as const)(
    'is validated in the same submit as the fields of %s',
    async (form) => {
      const vault = await open('alice', form, '4242');
      await userEvent.clear(await field('Last name'));
      await press(form === 'add-card' ? 'Submit' : 'Save Changes');
      expect((await screen.findAllByText(/is a required field/)).length).toBeGreaterThan(0);
      expect(vault.calls.filter((call) => call !== 'read-only: false')).toEqual(['validate']);
    },
  );

  it('is read-only from the submit until the form is enabled again [W-4.20]', async () => {
    const vault = await open('alice', 'add-card');
    vault.answer = { response: '889' };
    await userEvent.type(await field('First name'), 'Robin');
    await userEvent.type(await field('Last name'), 'Baker');
    vault.calls.length = 0;
    await press('Submit');
    await waitFor(() => expect(vault.calls).toContain('read-only: false'));
    expect(vault.calls.filter((call) => call !== 'token')).toEqual(['read-only: true', 'read-only: false']);
  });

  it.each([
    ['4242', 3],
    ['0005', 4],
  ])('expects for the card ending in %s a security code of length %i', async (digits, length) => {
    const vault = await open('alice', 'edit-card', digits);
    expect(vault.made[0]?.cvvLength).toBe(length);
  });
});
