import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeVault } from '../testing/fake-vault.ts';
import { usePage } from '../testing/use-page.ts';

const page = usePage();

/** Opens the edit form of Alice's Visa, with a vault that answers the next request with a code. */
async function edit(response: string) {
  const vault = fakeVault();
  vault.answer = { response };
  const wallet = await page.show('alice', { hostedFields: vault.hostedFields });
  const visa = wallet.getCards().find(({ lastFour }) => lastFour === '4242');
  wallet.open({ screen: 'edit-card', cardId: visa?.id ?? '' });
  await screen.findAllByRole('radio', { checked: true });
  await waitFor(() => expect(vault.made).toHaveLength(1));
  const [made] = vault.made;
  const place = document.getElementById(made?.div ?? '');
  await waitFor(() => expect(place?.style.height).not.toBe('0px'));
  return { made, place, save: () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' })) };
}

describe('the vault’s frame for a security code', () => {
  it.each([
    ['881', '112px', 0],
    ['882', '112px', 0],
    ['871', '78px', 1],
    ['889', '78px', 1],
  ])(
    'changes after code %s from 78 px to %s with %i banners [W-9.8] [W-5.23]',
    async (code, height, banners) => {
      const { made, place, save } = await edit(code);
      expect([made?.height, place?.style.height]).toEqual([78, '78px']);
      await save();
      const seen = () => [place?.style.height, screen.queryAllByRole('alert').length];
      await waitFor(() => expect(seen()).toEqual([height, banners]));
      await screen.findByRole('button', { name: 'Save Changes' });
      expect(seen()).toEqual([height, banners]);
    },
  );

  it('receives the message of every code [W-5.16] to [W-5.22]', async () => {
    const { made } = await edit('881');
    expect(made?.customErrorMessages).toMatchObject({
      871: 'Please enter a valid credit or debit card.',
      872: 'Card number too short.',
      873: 'Card number too long.',
      874: 'Card number not numeric.',
      876: 'Please enter a valid credit or debit card.',
      881: 'Invalid CVV.',
      882: 'CVV too short.',
      883: 'CVV too long.',
    });
  });
});
