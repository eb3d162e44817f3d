import { readCart } from '@grocer/foundation/contract';
import { dayKey, dayText } from '@grocer/foundation/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';
import { orderCompleteMessages } from './messages.ts';

const box = useCheckout();

const HELD =
  'A hold has been placed on your card. The final charge will be made when you receive your items.';
const region = (name: string) => within(screen.getByRole('region', { name }));
const partOf = (name: string, part: string) =>
  screen.getByRole('region', { name }).querySelector(`[data-part=${part}]`)?.textContent;

/** Places an order and returns what the payment step showed of its time and place. */
async function place(start: Parameters<typeof box.showPayable>[0] = {}) {
  const shown = await box.showPayable(start);
  const said = (part: string) =>
    document.querySelector(`[data-part=${part}] .grocer-line-words`)?.textContent;
  const before = { time: said('time'), place: said('place') };
  await userEvent.click(screen.getByRole('button', { name: /^Place your / }));
  await screen.findByRole('region', { name: 'Next steps' });
  return { ...shown, before };
}

it('says and announces that the cart may not be empty [C-4.13]', async () => {
  await box.showPayable();
  box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
  await userEvent.click(screen.getByRole('button', { name: /^Place your / }));
  const isSaid = () =>
    screen.getAllByText(orderCompleteMessages.cartLeft).map((one) => one.getAttribute('role'));
  await screen.findAllByText(orderCompleteMessages.cartLeft);
  await waitFor(() => expect(isSaid()).toEqual([null, 'status']));
});

const steps = () =>
  region('Next steps')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the confirmation page', () => {
  it('shows the time, the place and the contact as on the payment step [C-2.48]', async () => {
    const { before } = await place();
    expect(before.time).toMatch(/\d:\d\d/);
    expect(partOf('Order details', 'time')).toBe(before.time);
    expect(before.place).toMatch(/\d{5}$/);
    expect(partOf('Order details', 'place')).toContain(before.place);
    expect(partOf('Order details', 'contact')).toBe('Alice Adams(513) 555-0142');
  });

  it('shows the order date by the calendar of the store [C-2.47]', async () => {
    await place();
    const [order] = await box.orders();
    const day = dayKey(Number(order?.placed_at), 'America/New_York');
    const words = dayText(day, { month: 'long', day: 'numeric', year: 'numeric' }, 'en-US');
    expect(screen.getByText(`Ordered on ${words}`)).toBeTruthy();
  });

  it('lists the items behind their count, collapsed at first [C-2.49] [C-4.31]', async () => {
    await place();
    const summary = screen.getByText('5 Item(s) in Your Order');
    expect(summary.closest('details')?.open).toBe(false);
    await userEvent.click(summary);
    expect(summary.closest('details')?.open).toBe(true);
    expect(screen.getByText(/^20 oz · Qty 1 · Substitutions allowed$/)).toBeTruthy();
  });

  it('shows the total and the hold on the card [C-2.50]', async () => {
    const { heard } = await place();
    const [told] = heard('order:placed') as readonly { total: number }[];
    const payment = region('Payment summary');
    expect(
      payment.getByText(`$${((told?.total ?? 0) / 100).toFixed(2)}`, { selector: '[data-type=TOTAL] *' }),
    ).toBeTruthy();
    expect(payment.getByText(/^Subtotal \(5 items\)$/)).toBeTruthy();
    expect(payment.getByText(HELD)).toBeTruthy();
  });

  it('links to the number of customer service [C-2.52]', async () => {
    await place();
    const call = screen.getByRole('link', { name: /^Customer Service/ });
    expect([call.getAttribute('href'), call.textContent]).toEqual([
      'tel:5135550100',
      'Customer Service(513) 555-0100',
    ]);
  });
});

it.each([
  ['is shown, and calls nobody, where it has letters', '1-800-GROCERS', null],
  ['calls it otherwise', '+1 513 555 0111', 'tel:+15135550111'],
])(
  'uses the number that the host gives, which %s [C-1.5] [C-9.15]',
  async (_what, customerServicePhone, href) => {
    await place({ more: { uiConfig: { customerServicePhone } } });
    const line = screen.getByText('Customer Service').closest('[data-part=customer-service]');
    expect([line?.tagName, line?.textContent, line?.getAttribute('href')]).toEqual([
      href === null ? 'DIV' : 'A',
      `Customer Service${customerServicePhone}`,
      href,
    ]);
  },
);

it('shows no number when the host gives none [C-9.15]', async () => {
  await place({ more: { uiConfig: {} } });
  expect(screen.queryByText('Customer Service')).toBeNull();
});

describe('the next steps [C-2.51]', () => {
  it('of a pickup are to mark the way, to announce the arrival, and to have the car loaded', async () => {
    await place();
    expect(steps()).toEqual([
      expect.stringContaining('mark on my way'),
      expect.stringContaining('I’m here'),
      expect.stringContaining('Your items are loaded into the car.'),
    ]);
  });

  it('of a delivery are to be present in its window', async () => {
    await place({ modality: 'DELIVERY' });
    expect(steps()[0]).toContain('be present in the drop-off window');
  });

  it('of a contactless delivery are to watch for updates', async () => {
    const { orderId } = await box.showPayable({ modality: 'DELIVERY' });
    await box.db
      .updateTable('checkouts')
      .set({ delivery_type: 'Contactless' })
      .where('id', '=', orderId)
      .execute();
    await userEvent.click(screen.getByRole('button', { name: /^Place your / }));
    await screen.findByRole('region', { name: 'Next steps' });
    expect(steps()[0]).toContain('Watch for updates');
    expect(screen.queryByText(/drop-off window/)).toBeNull();
  });
});
