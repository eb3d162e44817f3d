import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { PaymentData } from '../wire-data.ts';

/** A balance request for an EBT card. Only the vault knows the PIN. */
export interface SnapBalanceQuestion {
  readonly pinToken: string;
  readonly paymentGram: string;
}

/** Wire format of `SnapBalanceQuestion`; the service spells `paymentgram` differently in other calls. */
interface SnapBalanceBody {
  paymentMethod: { encryptedPin: string; paymentgram: string };
}

/** Remaining balance of a SNAP card. */
interface SnapBalance {
  transactionBalanceInquiry: { remainingBalance: WireAmount | { snap: WireAmount } };
}

const Remaining = v.union([WireAmountSchema, v.object({ snap: WireAmountSchema })]);

export const checkSnapBalance: Call<
  SnapBalanceQuestion,
  Cents,
  SnapBalanceBody,
  PaymentData<'data', SnapBalance>
> = call({
  name: 'wallet.check-snap-balance',
  summary: 'Reads the balance of a SNAP EBT card; wrong PINs are counted.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v2/wallet/cards/ebt/balance',
  // A wrong PIN counts towards the lock, so retries must share one idempotency key.
  write: true,
  auth: 'bearer',
  body: v.object({
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
    // [C-8.19] [C-9.14]
    ...['884', '885', '889'].map((code) => ({ status: 402, code, as: 'issuer_unavailable' }) as const),
    { status: 402, as: 'balance_refused' },
  ],
  encode: ({ pinToken, paymentGram }) => ({
    body: { paymentMethod: { encryptedPin: pinToken, paymentgram: paymentGram } },
  }),
  decode({ data }) {
    const { remainingBalance } = data.payment.data.transactionBalanceInquiry;
    return toCents(typeof remainingBalance === 'object' ? remainingBalance.snap : remainingBalance);
  },
});
