import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAddressViews } from '../../testing/use-address-views.ts';

const views = useAddressViews();

/** Opens a visitor's location consent dialog at its first step. */
async function ask() {
  const { user } = views.visit({ geolocate: async () => ({ lat: 39.1, lng: -84.51 }) });
  await user.click(await screen.findByRole('button', { name: 'Search by Location' }));
  await screen.findByRole('dialog', { name: 'Ways to Shop Location Access' });
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const answers = (one: HTMLElement) =>
    within(one)
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  return { user, dialog, answers };
}

describe('the location consent dialog', () => {
  it('offers to close, to explain, to decline and to allow [F-2.54]', async () => {
    const { dialog, answers } = await ask();
    const question = await dialog('Ways to Shop Location Access');
    expect(answers(question)).toEqual(['Close', 'How it Works', 'No Thanks', 'Allow Location Access']);
  });

  it('lists all five uses and the privacy policy with the same answers [F-2.55] [F-2.5]', async () => {
    const { user, dialog, answers } = await ask();
    await user.click(screen.getByRole('button', { name: 'How it Works' }));
    const how = await dialog('How It Works');
    const uses = within(how)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(uses).toEqual(['Find a store', 'Ways to shop', 'In store', 'Pickup arrival', 'Fuel center']);
    const privacy = within(how).getByRole('link');
    expect(privacy.textContent).toMatch(/privacy policy/);
    expect(privacy.getAttribute('href')).toBe('/i/privacy-policy');
    expect(answers(how)).toEqual(['Close', 'No Thanks', 'Allow Location Access']);
  });

  it.each([
    ['at once', []],
    ['after reading how it works', ['How it Works']],
  ])(
    'continues %s to the device setting, which offers only Continue [F-2.56] [F-4.13] [F-4.15]',
    async (_when, first) => {
      const { user, dialog, answers } = await ask();
      for (const name of [...first, 'Allow Location Access'])
        await user.click(await screen.findByRole('button', { name }));
      const device = await dialog('Lets Enable Your Device Setting');
      expect(answers(device)).toEqual(['Close', 'Continue']);
      await user.click(within(device).getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});
