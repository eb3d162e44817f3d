import {
  activateCheckout,
  readCheckout,
  readPaymentInfo,
  updatePayment,
  updatePromos,
  updateTip,
} from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const amountOf = (type: string): string | undefined =>
  document.querySelector(`[data-part=summary] [data-type=${type}] dd`)?.textContent ?? undefined;

/** What is in the live regions. */
const announced = (): string =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');

const place = async () => userEvent.click(await button('Place your Pickup Order'));

it('shows the order details, the contact, a link to change the time, the payment and the costs [C-2.19] [C-2.20] [C-2.21] [C-2.23] [C-2.26]', async () => {
  await box.showPayable();
  expect(screen.getByRole('heading', { name: 'Payment details', level: 1 })).toBeTruthy();
  for (const name of ['Order details', 'Paying With', 'Order summary'])
    expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy();
  const sections = [
    ...document.querySelectorAll(
      '[data-part=payment-step] :is([data-part=order-details], [data-part=contact], [data-part=instructions], [data-part=payment-options], [data-part=items-panel], [data-part=summary])',
    ),
  ];
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Order details/),
    expect.stringContaining('(513) 555-0142'),
    expect.stringMatching(/^Pickup Instructions/),
    expect.stringMatching(/^Paying With/),
    expect.stringMatching(/^Items/),
    expect.stringMatching(/^Order summary/),
  ]);
  const accordions = [...document.querySelectorAll('[data-part=payment-options] > details > summary')];
  expect(accordions.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Credit & Debit'),
    expect.stringContaining('SNAP EBT'),
    expect.stringContaining('Gift Cards'),
  ]);
  expect(screen.getByRole('button', { name: 'Place your Pickup Order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change Time' }).getAttribute('href')).toBe(
    '/scheduling?fulfillmentType=PICKUP',
  );
  expect(screen.getByText(/^Subtotal \(\d+ items?\)$/)).toBeTruthy();
  expect(amountOf('FEE')).toBe('Free');
  expect(amountOf('TOTAL')).toMatch(/^\$\d+\.\d\d$/);
});

it('shows a header with its steps, and a footer [C-2.13] [C-2.15] [C-2.17] [C-2.18] [C-2.12]', async () => {
  await box.showPayable();
  const steps = within(screen.getByRole('list', { name: 'Checkout steps' })).getAllByRole('listitem');
  expect(steps.map(({ dataset, textContent }) => [dataset['state'], textContent])).toEqual([
    ['completed', 'Schedule, completed'],
    ['current', '2Pay'],
  ]);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    '/scheduling?fulfillmentType=PICKUP',
  );
  expect(screen.getByRole('link', { name: /home page$/ }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Accessibility statement' }).getAttribute('href')).toBe(
    '/i/terms/accessibility',
  );
  const privacy = screen.getByRole('link', { name: /^Privacy/ });
  expect([privacy.getAttribute('href'), privacy.getAttribute('target')]).toEqual([
    '/i/privacy-policy',
    '_blank',
  ]);
});

it('shows a failure to load with a retry and a link back to the cart [C-2.4] [C-2.17] [C-8.10] [C-8.16]', async () => {
  box.refuse(readCheckout.name, 400);
  await box.show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'We are experiencing technical difficulties. Please try again in a few moments. Error Code: LF8745B.',
  );
  expect(screen.getByText('If this goes on, please call Customer Service at (513) 555-0100.')).toBeTruthy();
  for (const name of ['Back to Cart', 'Back'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/cart');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Paying With' })).toBeTruthy();
});

describe('a promo code', () => {
  const apply = async (code: string): Promise<void> => {
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    await userEvent.clear(field);
    if (code) await userEvent.type(field, code);
    await userEvent.click(await button('Apply'));
  };

  it('is applied and removed, and both are emitted to the host [C-2.27] [C-4.23]', async () => {
    const { heard } = await box.showPayable();
    const before = amountOf('TOTAL');
    await userEvent.click(await button('Add a promo code'));
    await apply('TENOFF');
    expect(await screen.findByText('Promo TENOFF')).toBeTruthy();
    expect(amountOf('PROMO')).toMatch(/^−\$/);
    expect(amountOf('TOTAL')).not.toBe(before);
    await userEvent.click(await button('Remove TENOFF'));
    await waitFor(() => expect(amountOf('PROMO')).toBeUndefined());
    expect(amountOf('TOTAL')).toBe(before);
    expect([heard('promo:applied'), heard('promo:removed')]).toEqual([
      [{ code: 'TENOFF' }],
      [{ code: 'TENOFF' }],
    ]);
  });

  it('is required, and shows a message when it could not be applied [C-5.1] [C-8.20]', async () => {
    await box.showPayable();
    await userEvent.click(await button('Add a promo code'));
    await apply('');
    expect(screen.getByText('You must enter a promo code')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Promo code' }).getAttribute('maxlength')).toBe('128');
    await apply('NOSUCH');
    expect(
      await screen.findByText(
        "Something went wrong and we weren't able to apply your promo code. Please try entering the code in again.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', 'NOSUCH');
  });

  it.each([
    ['TENOFF', 'Promo code TENOFF applied'],
    ['NOSUCH', /^Something went wrong and we weren't able to apply/],
  ])('%s leaves the focus where the shopper has moved, and is announced there', async (code, words) => {
    await box.showPayable();
    await userEvent.click(await button('Add a promo code'));
    const { arrived, letGo } = box.controls.hold({ match: updatePromos.name, when: 'before' });
    await apply(code);
    await arrived;
    const elsewhere = await button('Edit Info');
    elsewhere.focus();
    letGo();
    await waitFor(() => expect(announced()).toMatch(words));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('gives the focus of the form and of a removed code to the button that opens the form', async () => {
    await box.showPayable();
    await userEvent.click(await button('Add a promo code'));
    await apply('TENOFF');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Add a promo code')));
    await userEvent.click(await button('Remove TENOFF'));
    await waitFor(() => expect(announced()).toMatch('Promo code TENOFF removed'));
    expect(document.activeElement).toBe(await button('Add a promo code'));
  });

  it('shows a message when it cannot be removed [C-8.10]', async () => {
    await box.showPayable();
    await userEvent.click(await button('Add a promo code'));
    await apply('TENOFF');
    await screen.findByText('Promo TENOFF');
    box.refuse(updatePromos.name);
    await userEvent.click(await button('Remove TENOFF'));
    expect(
      await screen.findByText(
        'There was a problem removing the promo code from your order. Please try again.',
      ),
    ).toBeTruthy();
    expect(amountOf('PROMO')).toMatch(/^−\$/);
  });
});

describe('the paying card', () => {
  const openCards = async (): Promise<void> => userEvent.click(await screen.findByText('Credit & Debit'));

  it('is the one that the shopper chooses, but never an expired one [C-2.26] [C-3.15] [C-5.9] [C-7.7]', async () => {
    const { handle } = await box.showPayable();
    await openCards();
    const cards = within(screen.getByRole('radiogroup', { name: 'Credit & Debit' }));
    const expired = cards.getByRole('radio', { name: /^American Express/ });
    expect([expired.hasAttribute('disabled'), expired.getAttribute('name')]).toEqual([
      true,
      'paymentMethodId',
    ]);
    expect(
      screen.getByText('This payment method is expired. Please select a different payment method.'),
    ).toBeTruthy();
    await userEvent.click(cards.getByRole('radio', { name: /^Mastercard/ }));
    await waitFor(() =>
      expect(document.querySelector('[data-part=bank-cards] summary')?.textContent).toContain('Mastercard'),
    );
    await place();
    await screen.findByText(/^Order #/);
    const [hold] = await box.db.selectFrom('tender_holds').selectAll().execute();
    const [card] = await box.db
      .selectFrom('cards')
      .selectAll()
      .where('id', '=', hold?.card_id ?? '')
      .execute();
    expect(card?.brand).toBe('MASTERCARD');
    expect(handle.getState().order).toBe('placed');
  });

  it('is shown, with its group collapsed, before the service has saved the default choice [C-4.3]', async () => {
    box.controls.addFault({ match: updatePayment.name, when: 'before', kind: 'hang', times: 1 });
    await box.show();
    const group = () => document.querySelector<HTMLDetailsElement>('[data-part=bank-cards]');
    await waitFor(() => expect(group()?.querySelector('summary')?.textContent).toContain('Visa'));
    expect(group()?.open).toBe(false);
    expect(screen.getByText(/^A hold will be placed on your card/)).toBeTruthy();
  });

  it('stays unchanged when a choice fails to save, which can be retried [C-2.40]', async () => {
    await box.showPayable();
    box.refuse('checkout.update-payment');
    await openCards();
    await userEvent.click(screen.getByRole('radio', { name: /^Mastercard/ }));
    const modal = within(await screen.findByRole('alertdialog', { name: 'Payments update failed' }));
    expect(screen.getByRole('radio', { name: /^Visa/ })).toHaveProperty('checked', true);
    await userEvent.click(modal.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /^Mastercard/ })).toHaveProperty('checked', true),
    );
  });

  it('shows a message when the cards fail to load, and loads them on a retry', async () => {
    box.refuse(readPaymentInfo.name, 400);
    await box.show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your cards.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Credit & Debit')).toBeTruthy();
  });

  it('must be added when there is none, before any gift card [C-5.12]', async () => {
    await box.show({ shopper: 'bob' });
    expect(
      await screen.findByText('Please add a credit or debit card to proceed with the order.'),
    ).toBeTruthy();
    expect(screen.getByText('Add a credit or debit card before adding gift cards')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a Credit or Debit Card' })).toBeTruthy();
  });
});

describe('a tip', () => {
  const tips = async () => within(await screen.findByRole('radiogroup', { name: 'Tip' }));

  it('is chosen from the suggestions and shown in the summary [C-4.25] [C-4.27] [C-4.28] [C-7.9] [C-9.7]', async () => {
    const { heard } = await box.showPayable({ modality: 'DELIVERY' });
    const choices = await tips();
    const names = choices.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['none', '10%', '15%', '20%']);
    expect(screen.getByRole('button', { name: 'Other Amount', pressed: false })).toBeTruthy();
    expect(choices.getByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
    await userEvent.click(choices.getByRole('radio', { name: /^15%/ }));
    await waitFor(() => expect(heard('tip:changed')).toHaveLength(1));
    expect(amountOf('TIP')).toBe(document.querySelector('[data-part=tip-amount]')?.textContent);
    expect(amountOf('TIP')).not.toBe('$0.00');
    const note =
      '100% of tips go to the delivery person. Tips are always optional and can be changed after delivery.';
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('can be typed as another amount in a drawer [C-2.35] [C-4.25] [C-5.8]', async () => {
    await box.showPayable({ modality: 'DELIVERY' });
    await userEvent.click(await screen.findByRole('button', { name: 'Other Amount' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Custom Tip Amount' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(drawer.getByText('Enter an amount, such as 4.50')).toBeTruthy();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Tip amount' }), '7.25');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(amountOf('TIP')).toBe('$7.25'));
    expect(screen.getByRole('button', { name: 'Other Amount', pressed: true })).toBeTruthy();
    expect((await tips()).queryByRole('radio', { checked: true })).toBeNull();
  });

  it('shows a message and stays unchanged when saving fails [C-4.29]', async () => {
    await box.showPayable({ modality: 'DELIVERY' });
    box.refuse(updateTip.name);
    await userEvent.click((await tips()).getByRole('radio', { name: /^15%/ }));
    expect(
      await screen.findByText('Something went wrong when updating your tip amount. Please try again.'),
    ).toBeTruthy();
    expect((await tips()).getByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
  });
});

describe('an order that was not placed', () => {
  const refuse = (status: number, code: string): void =>
    box.controls.addFault({ match: PLACE, when: 'before', kind: 'status', status, code, times: 1 });

  it.each([
    [
      402,
      'TRANSACTION_DECLINED',
      'Your card was declined. Please check your card information or use a different card. If this issue continues, please contact your bank.',
      'C-8.1',
    ],
    [
      422,
      'PAYMENT_TYPE_NOT_SUPPORTED',
      'We are currently not accepting this payment type. Please select a different form of payment.',
      'C-8.5',
    ],
    [422, 'PAYMENTS_MISSING', 'Please refresh page and try again. Error Code: SS', 'C-8.8'],
    [
      422,
      'CONTACT_REQUIRED',
      "We're having trouble processing your order. Please try again. Error Code: RS-2",
      'C-8.8',
    ],
    [403, 'WHATEVER', 'Your session has expired.', 'C-8.16'],
    [400, 'WHATEVER', "We're having trouble processing your order. Please try again.", 'C-8.9'],
  ])(
    'shows and focuses the reason for %s %s [C-8.1] [C-8.5] [C-8.7] [C-8.8] [C-8.9] [C-8.16]',
    async (status, code, words) => {
      await box.showPayable();
      refuse(status, code);
      await place();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(words);
      expect(document.activeElement?.contains(alert)).toBe(true);
      expect(await button('Place your Pickup Order')).toBeTruthy();
    },
  );

  it('keeps the typed promo code when it is declined, with the focus on the notice', async () => {
    await box.showPayable();
    await userEvent.click(await button('Add a promo code'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'TENOFF');
    refuse(402, 'TRANSACTION_DECLINED');
    await place();
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', 'TENOFF'),
    );
    expect(document.activeElement?.contains(alert)).toBe(true);
  });

  it('shows a declined card beside the cards, and keeps it marked after another choice', async () => {
    await box.showPayable();
    refuse(402, 'TRANSACTION_DECLINED');
    await place();
    const paying = within(screen.getByRole('region', { name: 'Paying With' }));
    const alert = await paying.findByRole('alert');
    expect(document.activeElement?.contains(alert)).toBe(true);
    const cards = within(paying.getByRole('radiogroup', { name: 'Credit & Debit' }));
    const chosen = cards.getByRole<HTMLInputElement>('radio', { checked: true });
    expect(chosen.closest('label')?.textContent).toContain('Declined');
    expect(cards.getAllByText('Declined')).toHaveLength(1);
    const others = cards.getAllByRole<HTMLInputElement>('radio', { checked: false });
    await userEvent.click(others.find(({ disabled }) => !disabled) ?? chosen);
    await waitFor(() => expect(chosen.checked).toBe(false));
    expect(chosen.closest('label')?.textContent).toContain('Declined');
  });

  it('shows that there is no network, and is sent only once there is one [C-8.16]', async () => {
    await box.showPayable();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await place();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You appear to be offline. Please restore network connectivity to continue.',
    );
    expect(box.calls(PLACE)).toBe(0);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(await button('Place your Pickup Order'));
    await place();
    expect(await screen.findByText(/^Order #/)).toBeTruthy();
    expect(box.calls(PLACE)).toBe(1);
  });

  it('leads back to scheduling when its time slot has expired [C-2.41] [C-4.6] [C-8.4]', async () => {
    const { visited } = await box.showPayable();
    await box.controls.expirePromises();
    await place();
    const modal = within(await screen.findByRole('alertdialog', { name: 'Order Timed Out' }));
    expect(modal.getByText('Your order has expired. Please return to the scheduling page.')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Back to Checkout' }));
    expect(visited).toEqual(['/scheduling?fulfillmentType=PICKUP']);
  });

  it('offers a refresh when it was changed elsewhere [C-8.3]', async () => {
    await box.showPayable();
    refuse(409, 'VERSION_CONFLICT');
    await place();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Your order has been updated on another device. Please refresh and try again.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows a page of its own when it is rejected after authorization [C-2.6] [C-2.54] [C-8.6]', async () => {
    await box.showPayable();
    const reason = 'Your bank said no.';
    const rejection = { status: 422, code: 'POST_AUTHORIZATION_REJECTED', reason, times: 1 } as const;
    box.controls.addFault({ match: PLACE, when: 'before', kind: 'status', ...rejection });
    await place();
    expect(
      await screen.findByRole('heading', { name: 'We’re sorry, we could not complete your order.' }),
    ).toBe(document.activeElement);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('Error Code RV9547')).toBeTruthy();
    expect(screen.getByText(/\(513\) 555-0100/)).toBeTruthy();
  });
});

it('shows that the order is being checked while its outcome is unknown, then the placed order', async () => {
  await box.showPayable();
  box.controls.addFault({ match: PLACE, when: 'after-commit', kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'reset', times: 99 });
  await place();
  const heading = await screen.findByRole(
    'heading',
    { name: 'We’re checking your order' },
    { timeout: 8000 },
  );
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('button', { name: 'Place your Pickup Order' })).toBeNull();
  box.controls.clearFaults();
  expect(await screen.findByText(/^Order #/, {}, { timeout: 8000 })).toBeTruthy();
});

it('shows the placed order with its number and further links [C-2.8] [C-2.9] [C-2.10] [C-2.46] [C-2.47] [C-2.52]', async () => {
  const shown = await box.showPayable();
  await place();
  expect(await screen.findByRole('heading', { name: 'Thank you, your Pickup order has been placed!' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText(/^A confirmation was sent to alice/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Order #/ });
  const [{ number } = { number: '' }] = await box.orders();
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    `Order #${number}`,
    `/mypurchases/pending/${number}`,
  ]);
  const { orderId } = shown;
  expect(screen.getByRole('link', { name: '+ Add or Edit Items' }).getAttribute('href')).toBe(
    `/cart/modify?orderId=${orderId}`,
  );
  expect(screen.getByText(/^Ordered on \w+ \d+, \d{4}$/)).toBeTruthy();
  expect(
    await screen.findByText(
      'A hold has been placed on your card. The final charge will be made when you receive your items.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Coupons/ }).getAttribute('href')).toBe('/cl/coupons/');
  expect(screen.getByRole('link', { name: /^Substitutions/ }).getAttribute('href')).toBe(
    `/mypurchases/pending/${number}`,
  );
  expect(screen.getByRole('link', { name: /^Forgot something\?/ }).getAttribute('href')).toBe('/mypurchases');
});
