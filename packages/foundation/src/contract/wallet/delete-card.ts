import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';
import type { OneCard } from './prefer-card.ts';

export const deleteCard: Call<OneCard, true, unknown, PaymentData<'cardId', string>> = call({
  name: 'wallet.delete-card',
  summary: 'Removes a saved card from the wallet.',
  service: 'payment',
  method: 'DELETE',
  path: '/payment/v2/wallet/{cardId}',
  write: true,
  auth: 'bearer',
  // The response must contain the id, because a captive portal also answers with status 200.
  response: v.object({ data: v.object({ payment: v.object({ cardId: v.string() }) }) }),
  errors: [],
  encode: ({ cardId }) => ({ params: { cardId } }),
  decode: () => true,
});
