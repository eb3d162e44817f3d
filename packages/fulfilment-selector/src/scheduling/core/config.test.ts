import { expectTypeOf, it } from 'vitest';
import type { SelectorUpdate } from '../../index.ts';
import type { Contact, SchedulingConfig, SchedulingHandle, SchedulingUpdate } from '../../scheduling.ts';

it('lets a host change what the page takes up, and neither its cart nor where its window is opened from', () => {
  expectTypeOf<SchedulingUpdate>().toEqualTypeOf<Omit<SelectorUpdate, 'cart' | 'openedFrom'>>();
  expectTypeOf<SchedulingHandle['update']>().parameters.toEqualTypeOf<[SchedulingUpdate]>();
});

it('names the type of every part of its config', () =>
  expectTypeOf<SchedulingConfig['buyer']>().toEqualTypeOf<Contact>());
