import { activateCheckout, modifyCheckout, updatePromos } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;

const place = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Place your Pickup Order' }));

/** Makes every item in the checkouts age-restricted until the test ends. */
async function restrict(): Promise<void> {
  const lines = await box.db.selectFrom('checkout_lines').select('gtin13').execute();
  const set = (is_alcohol: 0 | 1) =>
    box.db
      .updateTable('products')
      .set({ is_alcohol })
      .where(
        'gtin13',
        'in',
        lines.map(({ gtin13 }) => gtin13),
      )
      .execute();
  await set(1);
  onTestFinished(async () => void (await set(0)));
}

/** Opens a payment step whose items are all age-restricted. */
async function openRestricted() {
  const { orderId, leave } = await box.start();
  leave();
  await restrict();
  return box.showPayable({ orderId });
}

describe('age-restricted items', () => {
  const question = async () => within(await screen.findByRole('dialog', { name: 'Verify Your Age' }));

  it('are ordered once the shopper gives a date of birth, which is asked for once [C-5.16]', async () => {
    const { handle } = await openRestricted();
    await place();
    void handle.submit();
    const dialog = await question();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(box.calls(PLACE)).toBe(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date of Birth' }), '06141990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
    const [row] = await box.db.selectFrom('checkouts').selectAll().execute();
    expect([row?.date_of_birth, (await box.orders()).length]).toEqual(['1990-06-14', 1]);
  });

  it('are not ordered when an edit before the press fails while the age is asked for', async () => {
    await openRestricted();
    const { arrived, letGo } = box.controls.hold({ match: updatePromos.name, when: 'before' });
    await userEvent.click(screen.getByRole('button', { name: 'Add a promo code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'NOSUCH');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await arrived;
    await place();
    const dialog = await question();
    letGo();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date of Birth' }), '06141990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.querySelector('[data-part=trouble-unsaved]')).not.toBeNull());
    expect(await box.orders()).toEqual([]);
  });

  it('lead back to the cart when the shopper declines to answer', async () => {
    const { visited } = await openRestricted();
    await place();
    const dialog = await question();
    const [back] = dialog.getAllByRole('button', { name: 'Back to Cart' });
    if (back) await userEvent.click(back);
    await waitFor(() => expect(visited).toEqual(['/cart']));
    expect([box.calls(PLACE), screen.queryByRole('dialog')]).toEqual([0, null]);
  });

  it('do not ask for an age while offline [C-8.16]', async () => {
    await openRestricted();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await place();
    expect((await screen.findByRole('alert')).textContent).toContain('You appear to be offline.');
    expect(screen.queryByRole('dialog')).toBeNull();
    onLine.mockRestore();
    await place();
    expect(await question()).toBeTruthy();
  });

  it('are not ordered when saving the date of birth fails, and show why [C-8.10]', async () => {
    await openRestricted();
    box.refuse('checkout.update-fulfilment');
    await place();
    const dialog = await question();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date of Birth' }), '06141990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You have age restricted items in your cart.')).toBeTruthy();
    expect(box.calls(PLACE)).toBe(0);
  });

  it('are refused by the service when restricted later, and can be ordered after the question [C-5.16]', async () => {
    await box.showPayable();
    await restrict();
    await place();
    expect(await screen.findByText('You have age restricted items in your cart.')).toBeTruthy();
    expect(await box.orders()).toEqual([]);
    await place();
    const dialog = await question();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date of Birth' }), '06141990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
  });

  it('ask once for changes to an order, and again when the service has refused the answer [C-5.16]', async () => {
    const begun = await box.beginChanges();
    await restrict();
    await box.show(begun);
    const submit = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Submit Modified Order' }));
    const answer = async () => {
      const dialog = await question();
      await userEvent.type(dialog.getByRole('textbox', { name: 'Date of Birth' }), '06141990');
      await userEvent.click(dialog.getByRole('checkbox'));
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    };
    const refused = async (code: string, first = async () => {}) => {
      const match = modifyCheckout.name;
      box.controls.addFault({ match, when: 'before', kind: 'status', status: 422, code, times: 1 });
      await submit();
      await first();
      await waitFor(() => expect(box.calls(match)).toBe(calls + 1));
      calls += 1;
      await waitFor(async () => expect((await screen.findByRole('alert')).textContent).not.toBe(''));
    };
    let calls = box.calls(modifyCheckout.name);
    await refused('PROMISE_FALLOUT', answer);
    await refused('AGE_RESTRICTED');
    // An offline attempt leaves nothing behind that would count as an answer.
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You appear to be offline.'));
    onLine.mockRestore();
    await submit();
    await answer();
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
    const [row] = await box.db.selectFrom('checkouts').selectAll().execute();
    expect([row?.status, row?.date_of_birth]).toEqual(['MODIFIED', '1990-06-14']);
  });
});
