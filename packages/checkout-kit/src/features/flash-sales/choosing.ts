import { listFlashSales } from '@grocer/foundation/contract';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { changeLines } from '../../checkout/editing-lines.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { flashSaleQueryOf } from './loading.ts';
import { linesWithSelection, lostOffers, selectedOffers } from './rules.ts';
import type { LostOffers, Selection } from './rules.ts';

/** The outcome of adding the selected offers. */
export type Chosen =
  | { readonly kind: 'done' | 'failed' }
  /** Some offers are not available as selected, so nothing was added. */
  | ({ readonly kind: 'lost' } & LostOffers);

const REFUSALS: readonly string[] = ['flash_sale_refused', 'items_unavailable', 'quantity_limit'];

/**
 * Returns which selected offers are lost and shows the current offers in their place. Undefined if none is,
 * or if the offers cannot be read.
 */
async function findLost(
  core: CheckoutCore,
  { offers, wanted }: { offers: readonly FlashSaleOffer[]; wanted: Selection },
): Promise<LostOffers | undefined> {
  const { deps, store } = core;
  const { signal } = deps;
  const chosen = selectedOffers(offers, wanted);
  const question = { ...flashSaleQueryOf(core), gtins: chosen.map(({ gtin13 }) => gtin13) };
  const result = await deps.http.send(listFlashSales, question, { signal });
  if (signal.aborted || !result.ok) return undefined;
  const lost = lostOffers(chosen, { now: result.value, wanted });
  const now = new Map(result.value.map((offer) => [offer.gtin13, offer]));
  const left = offers
    .map((offer) => now.get(offer.gtin13) ?? offer)
    .filter((offer) => now.has(offer.gtin13) || !lost.gone.includes(offer));
  store.getState().showFlashSales({ phase: 'ready', offers: left });
  return lost.gone.length + lost.changed.length > 0 ? lost : undefined;
}

/** Adds the selected flash sale items to the order, all or none [C-4.24]. */
export async function chooseFlashSales(
  core: CheckoutCore,
  choice: { readonly offers: readonly FlashSaleOffer[]; readonly wanted: Selection },
): Promise<Chosen> {
  if (await changeLines(core, (lines) => linesWithSelection(lines, choice))) return { kind: 'done' };
  const edit = core.store.getState().edits.items;
  if (edit?.phase !== 'failed' || !REFUSALS.includes(edit.error.code)) return { kind: 'failed' };
  const lost = await findLost(core, choice);
  return lost ? { kind: 'lost', ...lost } : { kind: 'failed' };
}
