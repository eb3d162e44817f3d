export { createAuthApi } from './auth-api.ts';
export { createHost } from './create-host.ts';
export type { HostOptions } from './create-host.ts';
export { offerStage } from './demo-stage.ts';
export type { AdminPort } from './demo-stage.ts';
export { createSeal } from './seal.ts';
export { cacheForever, servePages } from './serve-pages.ts';
export type { IsPage } from './serve-pages.ts';
export { startHost } from './start-host.ts';
