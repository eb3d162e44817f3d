import * as v from 'valibot';
import { call } from './call.ts';

export const deleteCard = call({
  name: 'wallet.delete-card',
  summary: 'Removes a saved card from the wallet.',
  service: 'payment',
  method: 'DELETE',
  path: '/payment/v2/wallet/{cardId}',
  write: true,
  auth: 'bearer',
  // Only the status says anything.
  response: v.unknown(),
  errors: [],
  encode: ({ cardId }: { cardId: string }) => ({ params: { cardId } }),
  decode: (): true => true,
});
