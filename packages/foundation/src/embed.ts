export { containerProblems } from './embed/claim.ts';
export { BrokenPanel } from './embed/Broken.tsx';
/** @public For hosts that render a surface without an SDK. */
export { EmbedProvider } from './embed/embed-context.tsx';
export { describes } from './embed/describes.ts';
export type { Emitter } from './embed/emitter.ts';
export { deepActiveElement, focusIfLost } from './embed/focus.ts';
export type { Handle } from './embed/handle.ts';
export { absoluteAddress, hostConfigEntries, texts } from './embed/host-config.ts';
export type {
  Appearance,
  DeepPartial,
  HostConfig,
  HostUpdate,
  NavigationConfig,
  SignedInConfig,
} from './embed/host-config.ts';
export { bannerTableEntry } from './embed/banner-table.ts';
export {
  callback,
  createConfigCheck,
  flag,
  hostUpdateEntries,
  navigationEntry,
  words,
} from './embed/config-check.ts';
export { createCore, createShell } from './embed/create-core.ts';
export type { Shell, UpdatableCore } from './embed/create-core.ts';
export { PageLink } from './embed/PageLink.tsx';
export { WaitingLayer } from './embed/WaitingLayer.tsx';
export { createInlinePart } from './embed/inline-part.tsx';
export type { InlinePart, SlottedPart } from './embed/inline-part.tsx';
export { updatedLooks } from './embed/looks.ts';
export type { Looks } from './embed/looks.ts';
export type { Slice, SliceStore } from './embed/slice.ts';
export type { PartPhase } from './embed/last-height.tsx';
export { InlineSurface } from './embed/InlineSurface.tsx';
export { Overlay } from './embed/Overlay.tsx';
export { createCoreContext } from './embed/core-context.tsx';
export type { SdkCore } from './embed/core-context.tsx';
export { createSdkContext } from './embed/sdk-context.tsx';
export { createGuard } from './embed/guarded.tsx';
export { mountCore } from './embed/mount-core.tsx';
export { partError } from './embed/part-error.ts';
export { createPublicState } from './embed/public-state.ts';
export { configError, configProblems } from './embed/parse-config.ts';
export { createNameAdvice } from './embed/name-advice.ts';
export type { KnownNames, NameAdvice } from './embed/name-advice.ts';
export { signedInAs } from './embed/follow-config.ts';
export { createProvider } from './embed/create-provider.tsx';
export type { Provider } from './embed/create-provider.tsx';
export { createDistances } from './embed/distances.ts';
export type { DistanceOf } from './embed/distances.ts';
export { formatMessage } from './embed/format-message.ts';
export { pluralOf } from './embed/plural.ts';
export { lazy, useChunk } from './embed/use-chunk.ts';
export type { Chunk, Load } from './embed/use-chunk.ts';
export { usePageTitle } from './embed/use-page-title.ts';
export { useIdle, whenIdle } from './embed/use-idle.ts';
export { onPageReturn } from './embed/on-page-return.ts';
export { oncePer } from './embed/once-per.ts';
export { createReport, tellError } from './embed/report.ts';
export type { FailureEvent } from './embed/report.ts';
export { createStored } from './embed/stored.ts';
export type { Stored } from './embed/stored.ts';
export { serviceBase } from './embed/service-base.ts';
export { loadScript } from './embed/load-script.ts';
export { createFraudDevice } from './embed/fraud-device.ts';
export type { FraudDevice } from './embed/fraud-device.ts';
export { createRetain } from './embed/retain.ts';
