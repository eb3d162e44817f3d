import type { Checkout, PaymentLine } from '@grocer/foundation/domain';
import { recordRequests } from '@grocer/foundation/testing';
import { expect, it, onTestFinished } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { checkoutOf } from './order-reducer.ts';
import { sendSubmission } from './sending.ts';
import type { SubmitOptions } from './sending.ts';

const box = useCheckout();

/** Sends a checkout, or changes to an order, with the given payments; resolves with the request. */
async function send(
  start: Parameters<typeof box.start>[0],
  { cards, ...options }: SubmitOptions & { readonly cards: (line: PaymentLine) => readonly PaymentLine[] },
) {
  const { core, order } = await box.start(start);
  const shown = checkoutOf(order());
  const [line] = shown?.payments ?? [];
  if (!shown || !line) throw new Error('Nothing pays.');
  const checkout: Checkout = { ...shown, payments: cards(line) };
  const recording = recordRequests('http://api.localhost:8787/');
  onTestFinished(recording.stop);
  const { signal } = core.deps;
  await sendSubmission(core, { checkout, operation: 'an operation', ...options }, signal);
  const [request] = recording.requests;
  return { ...request, body: request?.body as { paymentDetails: { identityData?: object } } };
}

/** Returns the payment line with another card. */
const withCard = (line: PaymentLine, group: PaymentLine['card']['group'], amount: number): PaymentLine => ({
  ...line,
  id: `line of ${group}`,
  amount,
  card: { ...line.card, id: `card of ${group}`, group },
});
const snapOf = (line: PaymentLine) => withCard(line, 'snap', 200);

it('sends the amount of each card, zero for a bank card too, and omits SNAP without an amount [C-3.14] [C-9.5]', async () => {
  const { body, headers } = await send(
    {},
    {
      cards: (line) => [{ ...line, amount: 0 }, withCard(line, 'snap', 0), withCard(line, 'gift', 500)],
    },
  );
  expect(headers).toMatchObject({ 'idempotency-key': 'an operation' });
  expect(body).toMatchObject({
    type: 'ACTIVATE',
    paymentDetails: {
      paymentMethods: {
        bankCards: [{ amount: '0.00' }],
        ebtCards: [],
        giftCards: [{ id: 'card of gift', amount: '5.00' }],
      },
    },
  });
  expect(body.paymentDetails).not.toHaveProperty('identityData');
});

it('sends SNAP with its PIN [C-3.14]', async () => {
  const share = { id: 'any' } as PaymentLine;
  const { body } = await send({}, { cards: (line) => [line, snapOf(line)], pin: { token: 'a PIN', share } });
  expect(body).toHaveProperty('paymentDetails.paymentMethods.ebtCards', [
    { id: 'card of snap', amount: '2.00', program: 'SNAP', encryptedPin: 'a PIN' },
  ]);
});

it('sends changes to an order with the SNAP PIN and the date of birth [C-4.15] [C-7.6]', async () => {
  const share = { id: 'any' } as PaymentLine;
  const dateOfBirth = '1990-06-14';
  const changes = await box.beginChanges();
  const { body, headers } = await send(changes, {
    cards: (line) => [{ ...line, amount: 100 }, snapOf(line)],
    pin: { token: 'a PIN', share },
    dateOfBirth,
  });
  expect(headers).toMatchObject({ 'idempotency-key': 'an operation' });
  expect(body).toMatchObject({ type: 'MODIFY', buyer: { dateOfBirth } });
  expect(body).toHaveProperty('paymentDetails.paymentMethods.existingAuthorizations', [
    { id: expect.any(String), amount: '1.00' },
    { id: 'line of snap', amount: '2.00', encryptedPin: 'a PIN' },
  ]);
});

it('sends changes to an order without a PIN when none was entered', async () => {
  const { body } = await send(await box.beginChanges(), { cards: (line) => [snapOf(line)] });
  expect(body).toHaveProperty('paymentDetails.paymentMethods.existingAuthorizations', [
    { id: 'line of snap', amount: '2.00' },
  ]);
});
