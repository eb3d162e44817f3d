import { createStored } from '@grocer/foundation/embed';
import type { StorageKey } from '../../../core/storage-keys.ts';

/** Whether the shopper has seen the tip on the banner's own deliveries [F-2.67]. */
export interface TipSeen {
  read(): boolean;
  keep(): void;
}

/** Keeps it in this browser; each shopper has a flag of their own, where the host tells them apart. */
export function createTipSeen(storageKey: StorageKey, shopperId: string | undefined): TipSeen {
  const shared = storageKey('own-delivery-tip');
  const name = shopperId === undefined ? shared : `${shared}:${shopperId}`;
  const stored = createStored('browser', name);
  return { read: () => stored.read() !== undefined, keep: () => stored.keep(true) };
}
