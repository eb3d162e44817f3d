import { useFollowed } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { fixedOf } from '../../core/follow-config.ts';
import { schedulingProblems } from './check-config.ts';
import type { SchedulingConfig } from '../config.ts';
import { createScheduling } from './create-scheduling.ts';
import { changeableOf } from './follow-config.ts';
import { SchedulingScope } from './context.tsx';

interface SchedulingProviderProps {
  /**
   * What `update()` takes follows the newest render; functions are always the newest. Anything else is read once:
   * give the provider another `key` to start anew, as for another shopper.
   */
  readonly config: Omit<SchedulingConfig, 'container'>;
  readonly children: ReactNode;
}

const followed = {
  provider: 'SchedulingProvider',
  create: (config: SchedulingProviderProps['config']) =>
    createScheduling(config, { more: schedulingProblems(config) }),
  changeable: changeableOf,
  fixed: fixedOf,
};

/** One scheduling page, and the selector that belongs to it, for all components below. */
export function SchedulingProvider({ config, children }: SchedulingProviderProps): ReactNode {
  const scheduling = useFollowed(config, followed);
  return <SchedulingScope core={scheduling}>{children}</SchedulingScope>;
}
