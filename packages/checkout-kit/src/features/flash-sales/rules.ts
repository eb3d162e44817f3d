import type {
  Cents,
  FlashSaleOffer,
  Modality,
  ModalityPreferences,
  OrderedLine,
} from '@grocer/foundation/domain';
import { flashSaleLines, lineKey } from '../../checkout/lines-rules.ts';

/** How much is wanted of each flash sale, by the key of its line. */
export type Selection = Readonly<Record<string, number>>;

/** An order takes no more of a flash sale, whatever the sale itself allows [C-9.4]. */
const MOST_OF_A_SALE = 10;

/** The most of an offer that can be wanted [C-3.11] [C-9.4]. */
export const mostOf = ({ maxQuantity }: Pick<FlashSaleOffer, 'maxQuantity'>): number =>
  Math.max(0, Math.min(maxQuantity, MOST_OF_A_SALE));

/** The store where somebody last shopped in one way; absent where it was no store, or nobody can tell. */
export function preferredStore(
  preferences: ModalityPreferences | undefined,
  modality: Modality | undefined,
): string | undefined {
  const destination = preferences?.modalities.find((one) => one.modality === modality)?.destination;
  return destination?.kind === 'store' ? destination.locationId : undefined;
}

/** What an order has of flash sales. */
export const selectionOf = (lines: readonly OrderedLine[]): Selection =>
  Object.fromEntries(flashSaleLines(lines).map((line) => [lineKey(line), line.quantity]));

/** How much of an offer is wanted: within what it allows. */
export const wantedOf = (
  offer: Pick<FlashSaleOffer, 'gtin13' | 'couponId' | 'maxQuantity'>,
  wanted: Selection,
): number => Math.min(wanted[lineKey(offer)] ?? 0, mostOf(offer));

/** The offers that something is wanted of. */
export const chosenOf = (offers: readonly FlashSaleOffer[], wanted: Selection): readonly FlashSaleOffer[] =>
  offers.filter((offer) => wantedOf(offer, wanted) > 0);

/** How many pieces are wanted, and what they cost. */
export function totalOf(
  offers: readonly FlashSaleOffer[],
  wanted: Selection,
): { readonly count: number; readonly amount: Cents } {
  const amounts = offers.map((offer) => ({ count: wantedOf(offer, wanted), price: offer.price }));
  return {
    count: amounts.reduce((sum, { count }) => sum + count, 0),
    amount: amounts.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

/** The kinds of products on offer, each once, in their order [C-3.15]. */
export const categoriesOf = (offers: readonly FlashSaleOffer[]): readonly string[] => [
  ...new Set(offers.map(({ category }) => category)),
];

/** The offers that are not over. */
export const runningAt = (offers: readonly FlashSaleOffer[], now: number): readonly FlashSaleOffer[] =>
  offers.filter(({ endsAt }) => now < endsAt);

/**
 * What is ordered with what is wanted of flash sales, of which nothing is substituted [C-4.24]. What was bought in one
 * that is no longer on offer stays.
 */
export function linesWith(
  lines: readonly OrderedLine[],
  { offers, wanted }: { readonly offers: readonly FlashSaleOffer[]; readonly wanted: Selection },
): readonly OrderedLine[] {
  return [
    ...lines.filter((line) => !offers.some((offer) => lineKey(offer) === lineKey(line))),
    ...chosenOf(offers, wanted).map((offer): OrderedLine => ({
      gtin13: offer.gtin13,
      quantity: wantedOf(offer, wanted),
      substitutionPolicy: 'NONE',
      couponId: offer.couponId,
      sourceStoreId: offer.sourceStoreId,
    })),
  ];
}

/** The chosen offers that cannot be had as they were chosen. */
export interface LostOffers {
  /** Of products that are in no flash sale any more. */
  readonly gone: readonly FlashSaleOffer[];
  /** Of products that are in one still, but in another one, or not as many of them. */
  readonly changed: readonly FlashSaleOffer[];
}

/** What of the chosen offers is lost, by what is on offer now [C-8.23]. */
export function lostFrom(
  chosen: readonly FlashSaleOffer[],
  { now, wanted }: { readonly now: readonly FlashSaleOffer[]; readonly wanted: Selection },
): LostOffers {
  const products = new Set(now.map(({ gtin13 }) => gtin13));
  const most = new Map(now.map((offer) => [lineKey(offer), mostOf(offer)]));
  const lost = chosen.filter((offer) => wantedOf(offer, wanted) > (most.get(lineKey(offer)) ?? 0));
  return {
    gone: lost.filter(({ gtin13 }) => !products.has(gtin13)),
    changed: lost.filter(({ gtin13 }) => products.has(gtin13)),
  };
}
