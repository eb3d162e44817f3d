import type { Reservation } from '../../domain/reservation.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { promiseRefusals } from './refusals.ts';
import { PROMISES_PATH, toReservation, PromiseAnswerSchema } from './wire-promise.ts';
import type { PromiseAnswer } from './wire-promise.ts';

export const readPromise: Call<Pick<Reservation, 'id'>, Reservation, unknown, PromiseAnswer> = call({
  name: 'promise.read',
  summary: 'Reads a reservation: whether it is valid, and its items.',
  service: 'scheduling',
  method: 'GET',
  path: `${PROMISES_PATH}/{promiseId}`,
  write: false,
  auth: 'bearer',
  response: PromiseAnswerSchema,
  errors: promiseRefusals,
  encode: ({ id }) => ({ params: { promiseId: id } }),
  decode: toReservation,
});
