'use client';

export { FulfilmentProvider } from './core/FulfilmentProvider.tsx';
export { InlineSelector } from './core/InlineSelector.tsx';
export { SelectorWindow } from './core/SelectorWindow.tsx';
export { useFulfilment, useFulfilmentEvent, useFulfilmentHandle } from './core/use-fulfilment.ts';
export type { FulfilmentActions } from './core/use-fulfilment.ts';
