import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';

export const noTimeslots = (): Refusal =>
  refuse(422, 'NO_TIMESLOTS_AVAILABLE', 'There is no time to offer here.');

export const invalidAddress = (): Refusal => refuse(400, 'INVALID_ADDRESS', 'This address is not known.');

export const fullAddressRequired = (): Refusal =>
  refuse(400, 'FULL_ADDRESS_REQUIRED', 'Deliveries need a street to go to.');

export const latLngRequired = (): Refusal =>
  refuse(400, 'LAT_LNG_REQUIRED', 'Nobody knows where this address lies.');

export const alcoholQuantityExceeded = (): Refusal =>
  refuse(422, 'ALCOHOL_QTY_EXCEEDED', 'There is more alcohol in the cart than may be sold at once.');

export const alcoholNotAvailable = (): Refusal =>
  refuse(422, 'ALCOHOL_NOT_AVAILABLE', 'Alcohol is not delivered to this address.');

export const partnerClosed = (): Refusal =>
  refuse(422, 'INSTACART_STORE_CLOSED', 'The store is closed today. Please choose another way to shop.');

/** The error of an edge server that did not understand its upstream's response [F-8.23]. */
export const unknownResponse = (): Refusal =>
  refuse(500, 'UNKNOWN_RESPONSE_ERROR', 'The answer was not understood.');

/** The refusal for a slot that is full, past or unknown; the shopper sees no difference [F-8.15]. */
export const timeslotTaken = (): Refusal =>
  refuse(409, 'TIMESLOT_TAKEN', 'This time is no longer available.');
