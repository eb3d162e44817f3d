export { FulfilmentProvider } from './FulfilmentProvider.tsx';
export { InlineSelector } from './InlineSelector.tsx';
export { SelectorWindow } from './SelectorWindow.tsx';
export { useFulfilment, useFulfilmentEvent, useFulfilmentHandle } from './use-fulfilment.ts';
export type { FulfilmentActions } from './use-fulfilment.ts';
