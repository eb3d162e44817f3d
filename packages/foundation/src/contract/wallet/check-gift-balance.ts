import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import { toCents, WireAmount } from '../wire-amount.ts';

export const checkGiftBalance = call({
  name: 'wallet.check-gift-balance',
  summary: 'Asks what is left on a gift card.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v2/wallet/gift-card/balance',
  // Asking twice changes nothing.
  write: false,
  auth: 'bearer',
  body: v.object({ paymentGram: v.string() }),
  response: v.object({ data: v.object({ payment: v.object({ remainingBalance: WireAmount }) }) }),
  errors: [],
  encode: ({ paymentGram }: { paymentGram: string }) => ({ body: { paymentGram } }),
  decode: ({ data }): Cents => toCents(data.payment.remainingBalance),
});
