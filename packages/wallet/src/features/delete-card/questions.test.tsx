import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const button = (name: string) => screen.findByRole('button', { name });

/** Returns the text and the buttons of the open question, and checks where focus is. */
async function asked(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
  const buttons = within(dialog).getAllByRole('button');
  await waitFor(() => expect(document.activeElement).toBe(buttons[0]));
  return { words, buttons: buttons.map(({ textContent }) => textContent) };
}

describe('a confirmation dialog', () => {
  it('names the card to delete and focuses Keep Card [W-2.45] [W-2.46] [W-2.47]', async () => {
    const wallet = await page.show('alice');
    wallet.open();
    await userEvent.click(await button('Actions for Mastercard ending in 4444'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const { words, buttons } = await asked('Deleting Payment');
    expect(words).toContain('Are you sure you want to delete your card?');
    expect(words).toContain('Mastercard ending in 4444');
    expect(buttons).toEqual(['Keep Card', 'Delete Card']);
  });

  it('focuses the button that keeps the changes [W-2.48] [W-2.49] [W-2.50]', async () => {
    const wallet = await page.show('alice');
    wallet.open();
    await userEvent.click(await screen.findByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.keyboard('{Escape}');
    const { words, buttons } = await asked('Discard Changes?');
    expect(words).toBe(
      'If you exit now, your selections will not be saved. Do you want to discard your changes?',
    );
    expect(buttons).toEqual(['No, Keep Changes', 'Yes, Discard Changes']);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Select Payment' });
  });
});
