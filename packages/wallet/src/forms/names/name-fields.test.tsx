import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeVault } from '../../testing/fake-vault.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it.each([
  ['add-card', 'First name', 'W-5.1'],
  ['add-card', 'Last name', 'W-5.2'],
  ['edit-card', 'First name', 'W-5.1'],
  ['edit-card', 'Last name', 'W-5.2'],
] as const)(
  'limits in the form %s the field %s to forty characters [%s] [W-9.2]',
  async (form, name, _clause) => {
    const { hostedFields } = fakeVault();
    const wallet = await page.show('alice', { hostedFields });
    wallet.open({ screen: form, cardId: wallet.getSelection().bank[0]?.id ?? '' });
    const input = await field(name);
    await userEvent.clear(input);
    await userEvent.type(input, 'x'.repeat(41));
    expect(input.value).toHaveLength(40);
  },
);
