import { createProvider } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { SchedulingConfig } from '../config.ts';
import { schedulingProblems } from './check-config.ts';
import { SchedulingScope } from './context.tsx';
import { createScheduling } from './create-scheduling.ts';
import { changeableOf } from './follow-config.ts';

/** Provides one scheduling page and its selector to all components below. */
export const SchedulingProvider: Provider<Omit<SchedulingConfig, 'container'>> =
  /* @__PURE__ */ createProvider({
    provider: 'SchedulingProvider',
    create: (config) => createScheduling(config, { more: schedulingProblems(config) }),
    changeable: changeableOf,
    Scope: SchedulingScope,
  });
