import type { Environment } from '@grocer/foundation/domain';

/** The name that something is kept under in the browser. */
export type StorageKey = (what: string) => string;

/** Names by environment and banner, since several shops may be served from one origin and share its storage. */
export const createStorageKey =
  (environment: Environment, bannerKey: string): StorageKey =>
  (what) =>
    `grocer-${what}:${environment}:${bannerKey}`;
