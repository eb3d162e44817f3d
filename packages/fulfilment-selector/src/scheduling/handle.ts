import type { Handle } from '@grocer/foundation/embed';
import type { SelectorEvents } from '../events.ts';
import type { SchedulingUpdate } from './config.ts';
import type { SchedulingState } from './core/public-state.ts';

/** The handle of a mounted scheduling page. */
export type SchedulingHandle = Handle<SchedulingUpdate, SchedulingState, SelectorEvents>;
