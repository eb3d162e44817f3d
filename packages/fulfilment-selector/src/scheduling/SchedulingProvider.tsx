import { useState } from 'react';
import type { ReactNode } from 'react';
import { schedulingProblems } from './check-config.ts';
import type { SchedulingConfig } from './config.ts';
import { createScheduling } from './create-scheduling.ts';
import { SchedulingScope } from './scheduling-context.tsx';

interface SchedulingProviderProps {
  /** Read once; what changes later goes through `useSchedulingHandle().update()`. */
  readonly config: Omit<SchedulingConfig, 'container'>;
  readonly children: ReactNode;
}

/** One scheduling page, and the selector that belongs to it, for all components below. */
export function SchedulingProvider({ config, children }: SchedulingProviderProps): ReactNode {
  const [scheduling] = useState(() => createScheduling(config, { more: schedulingProblems(config) }));
  return <SchedulingScope scheduling={scheduling}>{children}</SchedulingScope>;
}
