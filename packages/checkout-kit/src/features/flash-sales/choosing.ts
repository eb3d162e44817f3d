import { listFlashSales } from '@grocer/foundation/contract';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { changeLines } from '../../checkout/editing-lines.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { questionOf } from './loading.ts';
import { chosenOf, goneFrom, linesWith } from './rules.ts';
import type { Selection } from './rules.ts';

/** What became of a choice. */
export type Chosen =
  | { readonly kind: 'done' | 'failed' }
  /** Some of it cannot be had any more, so that none of it was taken. */
  | { readonly kind: 'gone'; readonly gone: readonly FlashSaleOffer[] };

const REFUSALS: readonly string[] = ['flash_sale_refused', 'items_unavailable', 'quantity_limit'];

/** What of the chosen offers is gone; they are shown no more. Nothing where nobody can tell. */
async function findGone(
  core: CheckoutCore,
  { offers, wanted }: { offers: readonly FlashSaleOffer[]; wanted: Selection },
): Promise<readonly FlashSaleOffer[]> {
  const { deps, store } = core;
  const { signal } = deps;
  const chosen = chosenOf(offers, wanted);
  const question = { ...questionOf(core), gtins: chosen.map(({ gtin13 }) => gtin13) };
  const result = await deps.http.send(listFlashSales, question, { signal });
  if (signal.aborted || !result.ok) return [];
  const gone = goneFrom(chosen, { now: result.value, wanted });
  const now = new Map(result.value.map((offer) => [offer.gtin13, offer]));
  const left = offers
    .map((offer) => now.get(offer.gtin13) ?? offer)
    .filter((offer) => now.has(offer.gtin13) || !gone.some(({ gtin13 }) => gtin13 === offer.gtin13));
  store.getState().showFlashSales({ phase: 'ready', offers: left });
  return gone;
}

/** Takes what is wanted of flash sales into the order, all of it or nothing [C-4.24]. */
export async function chooseFlashSales(
  core: CheckoutCore,
  choice: { readonly offers: readonly FlashSaleOffer[]; readonly wanted: Selection },
): Promise<Chosen> {
  if (await changeLines(core, (lines) => linesWith(lines, choice))) return { kind: 'done' };
  const edit = core.store.getState().edits.items;
  if (edit?.phase !== 'failed' || !REFUSALS.includes(edit.error.code)) return { kind: 'failed' };
  const gone = await findGone(core, choice);
  return gone.length > 0 ? { kind: 'gone', gone } : { kind: 'failed' };
}
