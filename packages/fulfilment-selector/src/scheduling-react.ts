'use client';

export { SchedulingPage } from './scheduling/core/SchedulingPage.tsx';
export { SchedulingProvider } from './scheduling/core/SchedulingProvider.tsx';
export { useScheduling, useSchedulingHandle } from './scheduling/core/use-scheduling.ts';
export type { SchedulingActions } from './scheduling/core/use-scheduling.ts';
