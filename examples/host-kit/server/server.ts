export { createAuthApi } from './auth-api.ts';
export { createHost } from './create-host.ts';
export type { HostOptions } from './create-host.ts';
export { offerFaults } from './demo-faults.ts';
export type { AdminPort } from './demo-faults.ts';
export { createSeal } from './seal.ts';
export { cacheForever, servePages } from './serve-pages.ts';
export type { IsPage } from './serve-pages.ts';
export { startHost } from './start-host.ts';
