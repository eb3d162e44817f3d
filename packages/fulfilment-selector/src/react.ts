'use client';

export { FulfilmentProvider } from './FulfilmentProvider.tsx';
export { InlineSelector } from './InlineSelector.tsx';
export { SchedulingPage } from './scheduling/SchedulingPage.tsx';
export { SchedulingProvider } from './scheduling/SchedulingProvider.tsx';
export { useScheduling, useSchedulingHandle } from './scheduling/use-scheduling.ts';
export type { SchedulingActions } from './scheduling/use-scheduling.ts';
export { SelectorWindow } from './SelectorWindow.tsx';
export { useFulfilment, useFulfilmentEvent, useFulfilmentHandle } from './use-fulfilment.ts';
export type { FulfilmentActions } from './use-fulfilment.ts';
