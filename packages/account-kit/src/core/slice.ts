import type { Emitter } from '@grocer/foundation/embed';
import type { AccountEvents } from '../events.ts';

/** The effects that slices are told. */
export interface AccountDeps {
  readonly emitter: Pick<Emitter<AccountEvents>, 'emit'>;
}
