export type { Contact } from '@grocer/foundation/contract';
export type {
  BenefitDetail,
  Enrollment,
  SchedulingConfig,
  SchedulingPaths,
  SchedulingUpdate,
} from './scheduling/config.ts';
export type { SchedulingHandle } from './scheduling/handle.ts';
export { mountScheduling } from './scheduling/mount-scheduling.tsx';
export type { SchedulingState } from './scheduling/core/public-state.ts';
