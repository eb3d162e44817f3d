import type { Slice } from '@grocer/foundation/embed';
import type { Contact } from '@grocer/foundation/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { LazyActions } from '../../core/lazy-actions.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { SelectorStore } from '../../core/store.ts';
import type { SchedulingPaths } from '../config.ts';
import type { ReplacementPort } from '../features/replacement/port.ts';

/** The effects that the slices of scheduling are told: the selector's own, its store, and the pages around. */
export interface SchedulingDeps extends SelectorDeps {
  /** How the shopper shops, what they hold, and the window to change either. */
  readonly selector: StoreApi<SelectorStore>;
  readonly selectorActions: LazyActions;
  readonly paths: Required<SchedulingPaths>;
  readonly buyer: Contact;
  readonly instructions: string | undefined;
  readonly properties: Readonly<Record<string, string>> | undefined;
  readonly fulfillmentType: string | undefined;
  readonly isModify: boolean;
  readonly skipIfReserved: boolean;
  readonly replacements: ReplacementPort;
  readonly navigate: (to: string, options?: { readonly replace: boolean }) => void;
}

export type { Slice as SchedulingSlice };
