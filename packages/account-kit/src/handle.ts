import type { Handle } from '@grocer/foundation/embed';
import type { AccountUpdate } from './config.ts';
import type { AccountState } from './core/public-state.ts';
import type { AccountEvents } from './events.ts';

/** How a host talks to a mounted account. */
export type AccountHandle = Handle<AccountUpdate, AccountState, AccountEvents>;
