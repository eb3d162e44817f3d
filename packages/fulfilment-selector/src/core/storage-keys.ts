import type { Environment } from '@grocer/foundation/domain';

/** Returns the storage key for a name. */
export type StorageKey = (what: string) => string;

/** Storage keys contain environment and banner, since several shops may share an origin and its storage. */
export const createStorageKey =
  (environment: Environment, bannerKey: string): StorageKey =>
  (what) =>
    `grocer-${what}:${environment}:${bannerKey}`;
