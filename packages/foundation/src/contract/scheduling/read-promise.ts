import type { Reservation } from '../../domain/reservation.ts';
import { call } from '../call.ts';
import { promiseRefusals } from './refusals.ts';
import { PROMISES_PATH, PromiseAnswer, toReservation } from './wire-promise.ts';

export const readPromise = call({
  name: 'promise.read',
  summary: 'Reads a time that is held: whether it still is, and what for.',
  service: 'scheduling',
  method: 'GET',
  path: `${PROMISES_PATH}/{promiseId}`,
  write: false,
  auth: 'bearer',
  response: PromiseAnswer,
  errors: promiseRefusals,
  encode: ({ id }: Pick<Reservation, 'id'>) => ({ params: { promiseId: id } }),
  decode: toReservation,
});
