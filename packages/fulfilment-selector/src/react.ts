'use client';

export { FulfilmentProvider } from './core/FulfilmentProvider.tsx';
export { InlineSelector } from './core/InlineSelector.tsx';
export { SchedulingPage } from './scheduling/core/SchedulingPage.tsx';
export { SchedulingProvider } from './scheduling/core/SchedulingProvider.tsx';
export { useScheduling, useSchedulingHandle } from './scheduling/core/use-scheduling.ts';
export type { SchedulingActions } from './scheduling/core/use-scheduling.ts';
export { SelectorWindow } from './core/SelectorWindow.tsx';
export { useFulfilment, useFulfilmentEvent, useFulfilmentHandle } from './core/use-fulfilment.ts';
export type { FulfilmentActions } from './core/use-fulfilment.ts';
