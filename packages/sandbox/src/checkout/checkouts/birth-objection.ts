import { isDayKey } from '@grocer/foundation/domain';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';

/** Returns why a date of birth cannot be stored, if one was sent. */
export const birthObjection = (born: string | undefined): Refusal | undefined =>
  born === undefined || isDayKey(born)
    ? undefined
    : refuse(422, 'DATE_OF_BIRTH_INVALID', 'There is no such day.');
