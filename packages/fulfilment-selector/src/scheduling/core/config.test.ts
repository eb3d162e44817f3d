import { expectTypeOf, it } from 'vitest';
import type { SelectorUpdate } from '../../index.ts';
import type { Contact, SchedulingConfig, SchedulingHandle, SchedulingUpdate } from '../../scheduling.ts';

it('accepts the updates of the selector except cart and openedFrom', () => {
  expectTypeOf<SchedulingUpdate>().toEqualTypeOf<Omit<SelectorUpdate, 'cart' | 'openedFrom'>>();
  expectTypeOf<SchedulingHandle['update']>().parameters.toEqualTypeOf<[SchedulingUpdate]>();
});

it('types the buyer as a contact', () => expectTypeOf<SchedulingConfig['buyer']>().toEqualTypeOf<Contact>());
