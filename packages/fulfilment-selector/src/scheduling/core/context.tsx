import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { SelectorScope } from '../../core/context.tsx';
import type { Scheduling } from './create-scheduling.ts';
import type { SchedulingStore } from './store.ts';

const SchedulingContext = createContext<Scheduling | undefined>(undefined);

/** The scheduling page that a component is part of. */
export function useSchedulingCore(): Scheduling {
  const scheduling = useContext(SchedulingContext);
  if (!scheduling) {
    throw new Error('Grocer Scheduling: its components have to be inside <SchedulingProvider>.');
  }
  return scheduling;
}

/** Reads from the page's store; renders again when what was read changes. */
export const useSchedulingStore = <Selected,>(select: (state: SchedulingStore) => Selected): Selected =>
  useStore(useSchedulingCore().store, select);

/** What can be done; actions never change, so reading them renders nothing again. */
export const useSchedulingActions = (): SchedulingStore => useSchedulingCore().store.getState();

interface ScopeProps {
  readonly scheduling: Scheduling;
  readonly children: ReactNode;
}

/** Makes a scheduling page usable by everything below, and keeps it alive while it is in the page. */
export function SchedulingScope({ scheduling, children }: ScopeProps): ReactNode {
  const { selector, retain } = scheduling;
  useEffect(() => retain(), [retain]);
  return (
    <SchedulingContext.Provider value={scheduling}>
      <SelectorScope selector={selector}>{children}</SelectorScope>
    </SchedulingContext.Provider>
  );
}
