import { shopperHeaders, useRecording } from '@grocer/foundation/testing';
import { expect, it } from 'vitest';
import { changeLines } from '../checkout/editing-lines.ts';
import { useCheckout } from '../testing/use-checkout.ts';

// What goes over the wire, whole, against what the specification says, and where it is silent against what was chosen.
// Everything here is written out: a contract that client and sandbox share agrees with itself, whatever it says.

const CHECKOUTS = '/checkout/v2/checkouts';

const box = useCheckout();
const recording = useRecording('http://api.localhost:8787/');

interface Answered {
  readonly versionKey: string;
  readonly payments: readonly { readonly id: string; readonly amountToAuthorize: string }[];
}

/** Alice's checkout, paid by her own card. */
async function open() {
  const one = await box.start();
  const headers = shopperHeaders(one.core.config.authConfig.token);
  const { versionKey, payments } = recording.said('checkout') as Answered;
  return {
    ...one,
    versionKey,
    payments: payments.map(({ id, amountToAuthorize }) => ({ id, amountToAuthorize })),
    /** A request as it has to be, without anything besides. */
    request: (method: string, path: string, body?: object) => ({
      method,
      path,
      query: {},
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body,
    }),
  };
}

it('sends the lines that are to be there, whole, on the version that was read [C-3.12] [C-7.4]', async () => {
  const { core, orderId, request, versionKey, payments } = await open();
  const bought = {
    gtin13: '2000000000042',
    quantity: 2,
    substitutionPolicy: 'NONE',
    couponId: 'FLASH42',
    sourceStoreId: '01100001',
  } as const;
  expect(await changeLines(core, (lines) => [...lines, bought])).toBe(true);
  const usual = { modalityType: 'PICKUP', substitutionPolicy: 'SHOPPER_CHOICE' };
  expect(recording.requests.filter(({ method }) => method === 'PUT').at(-1)).toStrictEqual(
    request('PUT', `${CHECKOUTS}/${orderId}/line-items`, {
      versionKey,
      payments,
      lineItems: [
        { gtin13: '2000000000005', quantity: 1, ...usual },
        { gtin13: '2000000000009', quantity: 1, ...usual },
        { gtin13: '2000000000024', quantity: 3, ...usual },
        {
          gtin13: '2000000000042',
          quantity: 2,
          modalityType: 'PICKUP',
          substitutionPolicy: 'NONE',
          couponId: 'FLASH42',
          sourceStoreId: '01100001',
        },
      ],
    }),
  );
});
