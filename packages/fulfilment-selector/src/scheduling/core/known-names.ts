import { createNameAdvice } from '@grocer/foundation/embed';
import type { KnownNames, NameAdvice } from '@grocer/foundation/embed';
import { data, events, parts } from '../../core/known-names.ts';

/** Warns of names that the scheduling page does not know. */
export const createSchedulingNames = (known: Pick<KnownNames, 'config' | 'update' | 'tokens'>): NameAdvice =>
  createNameAdvice({
    product: 'Scheduling',
    ...known,
    events,
    parts,
    data: [...data, 'buyer', 'enrollment', 'benefit'],
  });
