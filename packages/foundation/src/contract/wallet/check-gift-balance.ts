import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { PaymentData } from '../wire-data.ts';

/** The gift card whose balance is requested. */
interface GiftBalanceQuestion {
  paymentGram: string;
}

export const checkGiftBalance: Call<
  GiftBalanceQuestion,
  Cents,
  GiftBalanceQuestion,
  PaymentData<'remainingBalance', WireAmount>
> = call({
  name: 'wallet.check-gift-balance',
  summary: 'Reads the balance of a gift card.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v2/wallet/gift-card/balance',
  // Repeating a balance request changes nothing.
  write: false,
  auth: 'bearer',
  body: v.object({ paymentGram: v.string() }),
  response: v.object({ data: v.object({ payment: v.object({ remainingBalance: WireAmountSchema }) }) }),
  errors: [],
  encode: ({ paymentGram }) => ({ body: { paymentGram } }),
  decode: ({ data }) => toCents(data.payment.remainingBalance),
});
