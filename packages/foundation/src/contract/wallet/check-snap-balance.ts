import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import { toCents, WireAmount } from '../wire-amount.ts';

/** A question for the balance of an EBT card; the PIN is known to the vault alone. */
export interface SnapBalanceQuestion {
  readonly pinToken: string;
  readonly paymentGram: string;
}

const Remaining = v.union([WireAmount, v.object({ snap: WireAmount })]);

export const checkSnapBalance = call({
  name: 'wallet.check-snap-balance',
  summary: 'Asks what is left on a SNAP EBT card; every wrong PIN counts.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v2/wallet/cards/ebt/balance',
  // A wrong PIN counts towards the lock, so repetitions have to share one key.
  write: true,
  auth: 'bearer',
  body: v.object({
    // The two spellings of the word are the service's own.
    paymentMethod: v.object({ encryptedPin: v.string(), paymentgram: v.string() }),
  }),
  response: v.object({
    data: v.object({
      payment: v.object({
        data: v.object({ transactionBalanceInquiry: v.object({ remainingBalance: Remaining }) }),
      }),
    }),
  }),
  errors: [
    { status: 402, code: '55', as: 'pin_invalid' },
    { status: 402, code: '75', as: 'pin_locked' },
    { status: 402, as: 'balance_refused' },
  ],
  encode: ({ pinToken, paymentGram }: SnapBalanceQuestion) => ({
    body: { paymentMethod: { encryptedPin: pinToken, paymentgram: paymentGram } },
  }),
  decode({ data }): Cents {
    const { remainingBalance } = data.payment.data.transactionBalanceInquiry;
    return toCents(typeof remainingBalance === 'object' ? remainingBalance.snap : remainingBalance);
  },
});
