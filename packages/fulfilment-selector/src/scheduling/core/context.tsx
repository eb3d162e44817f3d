import { createCoreContext } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { SelectorScope } from '../../core/context.tsx';
import type { SelectorEvents } from '../../events.ts';
import type { Scheduling } from './create-scheduling.ts';
import type { SchedulingState } from './public-state.ts';
import type { SchedulingStore } from './store.ts';

const {
  Scope,
  useActions: useSchedulingActions,
  useCore: useSchedulingCore,
  useCoreStore: useSchedulingStore,
  usePublicState,
} = /* @__PURE__ */ createCoreContext<SchedulingStore, SchedulingState, SelectorEvents, Scheduling>(
  'SchedulingProvider',
);

export { usePublicState, useSchedulingActions, useSchedulingCore, useSchedulingStore };

interface ScopeProps {
  readonly core: Scheduling;
  readonly children: ReactNode;
}

/** Provides a scheduling page and its selector to everything below. */
export const SchedulingScope = ({ core, children }: ScopeProps): ReactNode => (
  <Scope core={core}>
    <SelectorScope core={core.selector}>{children}</SelectorScope>
  </Scope>
);
