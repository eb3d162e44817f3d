import type { Cents } from '@grocer/foundation/domain';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';

/** A higher tip is most likely a typing error. */
const MOST_TIP_CENTS = 99_999;

/** Returns why a tip cannot be set. */
export const tipObjection = (cents: Cents): Refusal | undefined =>
  cents > MOST_TIP_CENTS ? refuse(422, 'TIP_LIMIT', 'This is more than can be tipped in one go.') : undefined;
