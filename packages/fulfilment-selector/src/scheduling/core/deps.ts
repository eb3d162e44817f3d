import type { Slice } from '@grocer/foundation/embed';
import type { Contact } from '@grocer/foundation/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { LazyActions } from '../../core/lazy-actions.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { SelectorStore } from '../../core/store.ts';
import type { SchedulingPaths } from '../config.ts';
import type { ReplacementPort } from '../features/replacement/port.ts';

/** The dependencies of the slices of scheduling: those of the selector, its store, and the host's pages. */
export interface SchedulingDeps extends SelectorDeps {
  /** The shopper's choice, the reservation, and the window to change the choice. */
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
