import { activateCheckout, checkSnapBalance, readCheckout, updatePayment } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCheckout, VAULT } from '../../testing/use-checkout.ts';
import { usePins } from '../../testing/vault-pins.ts';
import { submitMessages } from '../submit/messages.ts';

const box = useCheckout();
const pins = usePins(VAULT);
beforeEach(() => pins.type('1234'));

const group = (name: string) => document.querySelector(`[data-part=${name}]`);
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const place = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Place your Pickup Order' }));
const pinSheet = async () => within(await screen.findByRole('dialog', { name: 'Enter Your SNAP EBT PIN' }));

/** Opens a payment step on which SNAP pays the most it may. */
async function withSnap(shopper = 'alice') {
  const told: object[] = [];
  const analyticsConfig = { callback: (event: object) => void told.push(event) };
  const more = { hostedFields: pins.hostedFields, analyticsConfig };
  const shown = await box.showPayable({ shopper, more });
  await userEvent.click(screen.getByText('SNAP EBT', { selector: 'strong' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Use SNAP EBT/ }));
  await waitFor(() => expect(group('snap-cards')?.querySelector('summary')?.textContent).toContain('$'));
  const field = await amount();
  await waitFor(() => expect(field.value).not.toBe(''));
  told.length = 0;
  return { ...shown, told, field, most: field.value };
}

/** Types an amount digit by digit and leaves the field. */
async function type(field: HTMLInputElement, digits: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, digits);
  await userEvent.tab();
}

const COVERED = 'Your gift cards leave nothing for SNAP EBT to pay.';
const NO_MORE_GIFTS = 'No more gift cards can be applied.';

/** Presses a gift card whose balance covers the order. */
const pressGift = async () =>
  userEvent.click(screen.getByRole('checkbox', { name: /^Gift card ending in 1000/ }));

const fillGift = () => box.setBalance('GIFT_CARD', '1000', 90_000);

/** Takes all but $0.50 from the SNAP card, as a purchase elsewhere would. */
const leaveHalfADollar = () => box.setBalance('EBT_CARD', '0004', 50);

/** Returns what SNAP pays according to the service. */
const stored = async () => {
  const [row] = await box.db.selectFrom('checkouts').select(['snap_card_id', 'snap_cents']).execute();
  return row?.snap_card_id === null ? undefined : row?.snap_cents;
};

describe('SNAP', () => {
  it('pays the most it may, backed up by the bank card [C-2.11] [C-2.26] [C-3.15] [C-7.7] [C-8.24]', async () => {
    const { field, most } = await withSnap();
    expect(await stored()).toBe(Number(most) * 100);
    expect(field.maxLength).toBe(20);
    expect(
      screen.getByText(/^Extra charges for fees, substitutions or weight differences go to/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'SNAP EBT FAQ' }).getAttribute('href')).toBe('/i/snap-ebt-faq');
    expect(screen.getByRole('checkbox', { name: /^Use SNAP EBT/ }).getAttribute('name')).toBe(
      'isSnapEBTCheckboxSelected',
    );
  });

  it('pays the typed amount, with every digit as a cent [C-5.13] [C-9.3]', async () => {
    const { field, heard } = await withSnap();
    await type(field, '123');
    expect(field.value).toBe('1.23');
    await waitFor(async () => expect(await stored()).toBe(123));
    await waitFor(() => expect(heard('payment:changed').at(-1)).toMatchObject({ snap: 123 }));
  });

  it('returns its field to the previous amount when another one is refused', async () => {
    const { field, most } = await withSnap();
    box.refuse(updatePayment.name);
    await type(field, '123');
    const trouble = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(field.value).toBe(most));
    await userEvent.click(trouble.getAllByRole('button', { name: 'Close' })[0] ?? field);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe(most);
    expect(await stored()).toBe(Number(most) * 100);
  });

  it('pays the amount that is still in its field when the host submits [C-5.13]', async () => {
    const { field, handle } = await withSnap();
    await userEvent.clear(field);
    await userEvent.type(field, '123');
    expect(document.activeElement).toBe(field);
    void handle.submit();
    const sheet = await screen.findByRole('dialog', { name: 'Enter Your SNAP EBT PIN' });
    expect(sheet.textContent).toContain('$1.23');
    expect(await stored()).toBe(123);
  });

  it.each([
    ['', 'Amount is required', 'snap_required'],
    ['0', 'The minimum amount you can charge to your SNAP EBT card is $0.01', 'snap_least'],
  ])('rejects "%s": %s [C-5.13] [C-9.3]', async (digits, words, code) => {
    const { field, heard, told, handle } = await withSnap();
    const before = await stored();
    if (digits === '') {
      await userEvent.clear(field);
      await userEvent.tab();
    } else await type(field, digits);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(heard('validation:failed')).toEqual([{ fields: ['snapEBTAmount'] }]);
    expect(told).toEqual([{ type: 'USER_CONSTRAINT_ERROR', code }]);
    expect(await stored()).toBe(before);
    await handle.submit();
    expect(box.calls(activateCheckout.name)).toBe(0);
    expect(screen.getByText('Please check the amount for your SNAP EBT card.')).toBeTruthy();
  });

  it('rejects more than the maximum, and offers the maximum [C-5.13]', async () => {
    const { field, most, heard, told } = await withSnap();
    for (const digits of ['88888', '99999']) await type(field, digits);
    // Each of two mistakes is reported.
    expect(heard('validation:failed')).toHaveLength(2);
    const error = { type: 'USER_CONSTRAINT_ERROR', code: 'snap_most' };
    expect(told).toEqual([error, error]);
    const words = `The maximum amount you can charge to your SNAP EBT card is $${most}`;
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `Use $${most}` }));
    expect(screen.queryByText(words)).toBeNull();
    expect(field.value).toBe(most);
  });

  it('has no amount while gift cards pay everything, and then pays the wanted amount again [C-2.26] [C-4.9] [C-5.13]', async () => {
    await fillGift();
    const { field } = await withSnap();
    await type(field, '123');
    await waitFor(async () => expect(await stored()).toBe(123));
    await userEvent.click(screen.getByText('Gift Cards', { selector: 'strong' }));
    const saving = box.controls.hold({ match: updatePayment.name, when: 'before' });
    await pressGift();
    await saving.arrived;
    expect(screen.queryByText(/^The maximum amount/)).toBeNull();
    saving.letGo();
    expect(await screen.findByText(COVERED)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull());
    expect(screen.queryByText(/^The minimum amount/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use $0.00' })).toBeNull();
    expect(screen.getByText(NO_MORE_GIFTS)).toBeTruthy();
    expect(screen.queryByText('PIN needed')).toBeNull();
    await pressGift();
    const again = await amount();
    await waitFor(() => expect(again.value).toBe('1.23'));
    expect(screen.getByText('PIN needed')).toBeTruthy();
    expect(screen.queryByText(COVERED)).toBeNull();
    expect(await stored()).toBe(123);
  });

  it('does not block an order with a wrong amount that gift cards have made irrelevant [C-4.9]', async () => {
    await fillGift();
    const { field } = await withSnap();
    await type(field, '123');
    await waitFor(async () => expect(await stored()).toBe(123));
    await type(field, '0');
    expect(screen.getByText(/^The minimum amount/)).toBeTruthy();
    await userEvent.click(screen.getByText('Gift Cards', { selector: 'strong' }));
    await pressGift();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull());
    await place();
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
  });

  it('that pays everything leaves nothing for gift cards, and the page says so [C-4.9]', async () => {
    await withSnap();
    await userEvent.click(screen.getByText('Gift Cards', { selector: 'strong' }));
    const gift = screen.getByRole('checkbox', { name: /^Gift card ending in 1000/ });
    expect(gift.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(NO_MORE_GIFTS)).toBeTruthy();
  });

  it('stays open, with the focus, when the shopper gives it up', async () => {
    await withSnap();
    const use = screen.getByRole('checkbox', { name: /^Use SNAP EBT/ });
    await userEvent.click(use);
    await waitFor(async () => expect(await stored()).toBeUndefined());
    expect(use.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(use);
  });

  it('can be retried again after a retry that was saved', async () => {
    const { field } = await withSnap();
    for (const digits of ['123', '124', '125']) {
      box.refuse(updatePayment.name);
      await type(field, digits);
      const modal = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
      await userEvent.click(modal.getByRole('button', { name: 'Try Again' }));
      await waitFor(async () => expect(await stored()).toBe(Number(digits)));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  });

  it('offers to retry or to remove the card when saving fails [C-2.39] [C-4.3] [C-4.4]', async () => {
    const { field } = await withSnap();
    const refuse = () => box.refuse(updatePayment.name);
    refuse();
    await type(field, '123');
    const modal = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
    const tried = box.calls(updatePayment.name);
    refuse();
    await userEvent.click(modal.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(box.calls(updatePayment.name)).toBeGreaterThan(tried));
    const again = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
    await userEvent.click(again.getByRole('button', { name: 'Remove Card' }));
    await waitFor(async () => expect(await stored()).toBeUndefined());
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Use SNAP EBT/ })).toHaveProperty('checked', false),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows its balance once the PIN is entered [C-4.8] [C-7.15]', async () => {
    await withSnap();
    await userEvent.click(screen.getByRole('button', { name: 'Check Balance' }));
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Balance $150.00')).toBeTruthy();
  });
});

describe('an order that SNAP pays a part of', () => {
  it('is placed only after the PIN is entered [C-4.8] [C-4.10] [C-2.38]', async () => {
    const { heard, most } = await withSnap();
    await place();
    const sheet = await pinSheet();
    expect(box.calls(activateCheckout.name)).toBe(0);
    expect(sheet.getByText(`$${most}`)).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
    expect(heard('pin:required')).toHaveLength(1);
    const holds = await box.db.selectFrom('tender_holds').selectAll().execute();
    expect(holds.find(({ tender }) => tender === 'SNAP')?.cents).toBe(Number(most) * 100);
  });

  it('is not placed when the shopper cancels the PIN, and stays editable', async () => {
    const { handle } = await withSnap();
    await place();
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([box.calls(activateCheckout.name), handle.getState().order]).toEqual([0, 'editing']);
  });

  it('asks again for a wrong PIN without sending the order [C-8.19]', async () => {
    await withSnap();
    pins.type('9999');
    await place();
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('We were unable to verify your PIN. Please try again.')).toBeTruthy();
    expect(box.calls(activateCheckout.name)).toBe(0);
    pins.type('1234');
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
  });

  it('is placed without the card once its PIN is locked [C-2.38] [C-4.8] [C-8.19]', async () => {
    const { heard, handle } = await withSnap();
    await box.controls.setEbtLock('0004', true);
    await place();
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    const locked = within(await screen.findByRole('dialog', { name: 'Too Many PIN Attempts' }));
    await userEvent.click(locked.getByRole('button', { name: 'Remove Card' }));
    await waitFor(async () => expect(await stored()).toBeUndefined());
    expect(heard('pin:locked')).toHaveLength(1);
    expect(
      await screen.findByText(/^Your card has been locked due to too many incorrect PIN attempts/),
    ).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Use SNAP EBT/ })).toHaveProperty('disabled', true),
    );
    await handle.submit();
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
  });

  it('is not placed when the card has too little left, and shows the maximum [C-5.13]', async () => {
    await withSnap();
    await leaveHalfADollar();
    await place();
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    expect(
      await screen.findByText('The maximum amount you can charge to your SNAP EBT card is $0.50'),
    ).toBeTruthy();
    expect([box.calls(activateCheckout.name), box.calls(checkSnapBalance.name)]).toEqual([0, 1]);
  });

  it('says so also when the checkout cannot be read again', async () => {
    await withSnap();
    await leaveHalfADollar();
    await place();
    const sheet = await pinSheet();
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 400,
      times: 9,
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    expect(
      await screen.findByText('The maximum amount you can charge to your SNAP EBT card is $0.50'),
    ).toBeTruthy();
    const reasons = document.querySelector('[data-part=blockers]');
    expect(reasons?.textContent).toBe(submitMessages.snapAmount);
    await waitFor(() => expect(document.activeElement).toBe(reasons));
  });

  it('asks for one PIN when it is submitted several times', async () => {
    const { handle } = await withSnap();
    await place();
    const more = [handle.submit(), handle.submit()];
    await userEvent.click((await pinSheet()).getByRole('button', { name: 'Done' }));
    await Promise.all(more);
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
    expect([box.calls(activateCheckout.name), (await box.orders()).length]).toEqual([1, 1]);
  });
});
