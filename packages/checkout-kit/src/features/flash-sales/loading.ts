import { tellError } from '@grocer/foundation/embed';
import { listFlashSales } from '@grocer/foundation/contract';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { preferredStore } from './rules.ts';

/** The modality and the store of the order, to query flash sales. */
export function flashSaleQueryOf({ store, config }: CheckoutCore) {
  const { order, preferences } = store.getState();
  const modality = checkoutOf(order)?.modality;
  return { modality, storeId: config.locationData?.storeId ?? preferredStore(preferences, modality) };
}

/** Loads the flash sales available during checkout [C-7.19]. */
export async function loadFlashSales(core: CheckoutCore): Promise<void> {
  const { deps, store } = core;
  const { signal } = deps;
  const { showFlashSales } = store.getState();
  showFlashSales({ phase: 'loading' });
  const result = await deps.http.send(listFlashSales, flashSaleQueryOf(core), { signal });
  if (signal.aborted) return;
  if (!result.ok) tellError(deps, result.error);
  showFlashSales(result.ok ? { phase: 'ready', offers: result.value } : { phase: 'failed' });
}
