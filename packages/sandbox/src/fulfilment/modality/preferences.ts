import { fromWireDestination, WireDestinationSchema } from '@grocer/foundation/contract';
import type { WireDestination, WirePreference } from '@grocer/foundation/contract';
import { isSameAddress } from '@grocer/foundation/domain';
import type { Address, Modality } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { ApiDb } from '../../api/tables.ts';
import type { ModalityPreferencesTable } from '../fulfilment-tables.ts';

/** Returns a destination that is stored as JSON. */
export const storedDestination = (json: string): WireDestination =>
  v.parse(WireDestinationSchema, JSON.parse(json));

const toWire = (row: ModalityPreferencesTable): WirePreference => ({
  modalityType: row.modality,
  destination: storedDestination(row.destination),
  createdDate: row.created_date,
  id: row.id,
  source: row.source,
});

/** The modality preferences of shoppers. Every method needs a user id. */
export function createPreferences(db: ApiDb) {
  const of = (userId: string) =>
    db.selectFrom('modality_preferences').selectAll().where('user_id', '=', userId);

  return {
    async list(userId: string): Promise<readonly { preference: WirePreference; isActive: boolean }[]> {
      const rows = await of(userId).orderBy('modality').execute();
      return rows.map((row) => ({ preference: toWire(row), isActive: row.is_active === 1 }));
    },

    async find(userId: string, modality: Modality): Promise<WirePreference | undefined> {
      const row = await of(userId).where('modality', '=', modality).executeTakeFirst();
      return row && toWire(row);
    },

    /** Returns the location id of the shopper's current store. */
    async activeStore(userId: string): Promise<string | undefined> {
      const row = await of(userId).where('is_active', '=', 1).executeTakeFirst();
      const destination = row && toWire(row).destination;
      return destination && 'locationId' in destination ? destination.locationId : undefined;
    },

    /** Deletes the preferences for an address that the shopper has removed: by its id, or its text without one [F-4.4]. */
    async forgetAddress(userId: string, id: string, address: Address): Promise<void> {
      for (const row of await of(userId).execute()) {
        const { destination } = toWire(row);
        if (!('address' in destination)) continue;
        const chosen = fromWireDestination(destination);
        const isSameText = chosen.kind === 'address' && isSameAddress(chosen.address, address);
        const chosenId = destination.address.id;
        if (chosenId === undefined ? !isSameText : chosenId !== id) continue;
        await db
          .deleteFrom('modality_preferences')
          .where('user_id', '=', userId)
          .where('modality', '=', row.modality)
          .execute();
      }
    },

    /** Stores a preference as the last one of its modality and as the active one. */
    async activate(
      userId: string,
      modality: Modality,
      { destination, id, source, createdDate }: WirePreference,
    ): Promise<void> {
      await db
        .updateTable('modality_preferences')
        .set({ is_active: 0 })
        .where('user_id', '=', userId)
        .execute();
      const kept = {
        destination: JSON.stringify(destination),
        id,
        source,
        created_date: createdDate,
        is_active: 1 as const,
      };
      await db
        .insertInto('modality_preferences')
        .values({ user_id: userId, modality, ...kept })
        .onConflict((conflict) => conflict.columns(['user_id', 'modality']).doUpdateSet(kept))
        .execute();
    },
  };
}
