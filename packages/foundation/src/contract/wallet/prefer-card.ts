import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';

/** Identifies a card of the wallet. */
export interface OneCard {
  cardId: string;
}

export const preferCard: Call<OneCard, true, OneCard, PaymentData<'cardId', string>> = call({
  name: 'wallet.prefer-card',
  summary: 'Makes a card the only preferred one of the calling application.',
  service: 'payment',
  method: 'PUT',
  path: '/payment/v2/wallet/cards/defaults',
  write: true,
  auth: 'bearer',
  body: v.object({ cardId: v.string() }),
  // The response must contain the id, because a captive portal also answers with status 200.
  response: v.object({ data: v.object({ payment: v.object({ cardId: v.string() }) }) }),
  errors: [],
  encode: ({ cardId }) => ({ body: { cardId } }),
  decode: () => true,
});
