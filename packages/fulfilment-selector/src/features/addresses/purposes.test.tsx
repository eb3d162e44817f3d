import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, useAddressViews, V2 } from '../../testing/use-address-views.ts';

const { box, show } = useAddressViews();
const card = (name: RegExp) => screen.findByRole('article', { name });

describe('an address that is in use', () => {
  it('can be selected for another purpose [F-2.30] [F-4.5]', async () => {
    const { user, handle: one, selected } = await show('MODALITY_SELECTION_MENU');
    await user.click(within(await card(/^Ship/)).getByRole('button', { name: /Change Address/ }));
    await user.click(await button(/^Select Address, 1420/));
    await waitFor(() => expect(selected).toHaveBeenCalledOnce());
    one.open('MODALITY_SELECTION_MENU');
    await user.click(
      within(await card(/^Delivery|^Millbrook/)).getByRole('button', { name: /Change Address/ }),
    );
    const home = await card(/^1420/);
    expect(home.getAttribute('aria-current')).toBeNull();
    await user.click(within(home).getByRole('button', { name: /^Select Address/ }));
    await waitFor(() => expect(selected).toHaveBeenCalledTimes(2));
  });
});

describe('the second book', () => {
  it('does not call a book empty that could not be read [F-2.31]', async () => {
    const match = 'profile.addresses.list';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 500, times: 20 });
    const { user } = await show('MODALITY_SELECTION_MENU', { ...V2, postalCode: '45202' });
    await user.click(within(await card(/^Ship/)).getByRole('button', { name: /Change Address/ }));
    const retry = await button('Try Again');
    expect(screen.queryByText(/Your address book is empty/)).toBeNull();
    box.sandbox.controls.clearFaults();
    await user.click(retry);
    expect(await screen.findAllByRole('radio')).not.toHaveLength(0);
  });
});
