import { createStored } from '@grocer/foundation/embed';
import type { StorageKey } from '../../../core/storage-keys.ts';

/** Whether the shopper has seen the tip about the banner's own deliveries [F-2.67]. */
export interface TipSeen {
  read(): boolean;
  keep(): void;
}

/** Creates a flag in this browser, one for each shopper that the host distinguishes. */
export function createTipSeen(storageKey: StorageKey, shopperId: string | undefined): TipSeen {
  const shared = storageKey('own-delivery-tip');
  const name = shopperId === undefined ? shared : `${shared}:${shopperId}`;
  const stored = createStored('browser', name);
  return { read: () => stored.read() !== undefined, keep: () => stored.keep(true) };
}
