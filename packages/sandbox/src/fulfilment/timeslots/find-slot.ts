import type { ApiDb } from '../../api/tables.ts';
import { createStores } from '../stores/stores.ts';
import { modalityOf, SERVICES, servicesOf } from './services.ts';
import { slotAt, slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';

const MINUTE = 60_000;

/** Returns the slot of an option id, whether or not it can still be chosen. */
export async function readSlot(db: ApiDb, optionId: string): Promise<Slot | undefined> {
  const [locationId = '', key, minute = ''] = optionId.split('.');
  const known = SERVICES.find((one) => one === key);
  if (!known || !/^\d{1,10}$/.test(minute)) return undefined;
  const store = await createStores(db).find(locationId);
  if (!store) return undefined;
  const service = servicesOf(store, modalityOf(known)).find((one) => one.key === known);
  return service && slotAt(store, service, Number(minute) * MINUTE);
}

/** Returns the slot of an option id if it can be chosen now. */
export async function findSlot(db: ApiDb, optionId: string, now: number): Promise<Slot | undefined> {
  const slot = await readSlot(db, optionId);
  return slot && slotsOf(slot.store, slot.service, now).find((one) => one.optionId === optionId);
}
