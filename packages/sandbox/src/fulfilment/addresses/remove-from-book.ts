import type { ApiDb } from '../../api/tables.ts';
import { createAddresses } from '../../wallet/addresses.ts';
import { createPreferences } from '../modality/preferences.ts';
import { toAddress } from './profile-place.ts';

/**
 * Removes a shopper's address, also from their modality preferences [F-4.4]; returns true when it existed.
 */
export async function removeFromBook(tx: ApiDb, userId: string, addressId: string): Promise<boolean> {
  const removed = await createAddresses(tx).remove(userId, addressId);
  if (removed) await createPreferences(tx).forgetAddress(userId, removed.id, toAddress(removed));
  return removed !== undefined;
}
