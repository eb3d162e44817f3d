import { refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';

export const addressInvalid = (): Refusal =>
  refuse(422, 'ADDRESS_INVALID', 'State, country and postal code do not go together.');

export const badPostalCode = (): Refusal =>
  refuse(400, 'address_validation_fail_modality_options', 'This postal code is not known.');

export const noStoresFound = (): Refusal =>
  refuse(400, 'NO_STORES_FOUND', 'There is no store within 500 miles.');

export const versionConflict = (): Refusal =>
  refuse(409, 'VERSION_CONFLICT', 'It has changed since it was read. Read it again.');

export const noItemsAvailable = (): Refusal =>
  refuse(422, 'NO_ITEMS_AVAILABLE', 'None of these items can be had.');

export const promiseExpired = (): Refusal =>
  refuse(410, 'PROMISE_EXPIRED', 'This time is no longer held. Choose a new one.');

export const promiseFallout = (): Refusal => refuse(409, 'PROMISE_FALLOUT', 'Promise has fallout');

export const promiseInvalid = (why: string): Refusal => refuse(422, 'PROMISE_INVALID', why);
