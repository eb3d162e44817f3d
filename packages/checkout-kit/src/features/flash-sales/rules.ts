import type {
  Cents,
  FlashSaleOffer,
  Modality,
  ModalityPreferences,
  OrderedLine,
} from '@grocer/foundation/domain';
import { flashSaleLines, lineKey } from '../../checkout/lines-rules.ts';

/** The selected quantity of each flash sale, by line key. */
export type Selection = Readonly<Record<string, number>>;

/** Maximum quantity of one flash sale per order, even if the sale itself allows more [C-9.4]. */
const MOST_OF_A_SALE = 10;

/** Returns the maximum quantity of an offer [C-3.11] [C-9.4]. */
export const maxQuantityOf = ({ maxQuantity }: Pick<FlashSaleOffer, 'maxQuantity'>): number =>
  Math.max(0, Math.min(maxQuantity, MOST_OF_A_SALE));

/** Returns the shopper's last store for a modality; undefined if it was not a store, or is unknown. */
export function preferredStore(
  preferences: ModalityPreferences | undefined,
  modality: Modality | undefined,
): string | undefined {
  const destination = preferences?.modalities.find((one) => one.modality === modality)?.destination;
  return destination?.kind === 'store' ? destination.locationId : undefined;
}

/** Returns the flash sale quantities that an order already has. */
export const selectionOf = (lines: readonly OrderedLine[]): Selection =>
  Object.fromEntries(flashSaleLines(lines).map((line) => [lineKey(line), line.quantity]));

/** Returns the selected quantity of an offer, capped at its maximum. */
export const selectedQuantityOf = (
  offer: Pick<FlashSaleOffer, 'gtin13' | 'couponId' | 'maxQuantity'>,
  wanted: Selection,
): number => Math.min(wanted[lineKey(offer)] ?? 0, maxQuantityOf(offer));

/** Returns the offers with a selected quantity. */
export const selectedOffers = (
  offers: readonly FlashSaleOffer[],
  wanted: Selection,
): readonly FlashSaleOffer[] => offers.filter((offer) => selectedQuantityOf(offer, wanted) > 0);

/** Returns the number of selected items and their total price. */
export function totalOf(
  offers: readonly FlashSaleOffer[],
  wanted: Selection,
): { readonly count: number; readonly amount: Cents } {
  const amounts = offers.map((offer) => ({ count: selectedQuantityOf(offer, wanted), price: offer.price }));
  return {
    count: amounts.reduce((sum, { count }) => sum + count, 0),
    amount: amounts.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

/** Returns the distinct categories of the offers, in their order [C-3.15]. */
export const categoriesOf = (offers: readonly FlashSaleOffer[]): readonly string[] => [
  ...new Set(offers.map(({ category }) => category)),
];

/** Returns the offers that have not ended. */
export const activeOffersAt = (offers: readonly FlashSaleOffer[], now: number): readonly FlashSaleOffer[] =>
  offers.filter(({ endsAt }) => now < endsAt);

/**
 * Returns the order's lines with the selected flash sale items, which are never substituted [C-4.24]. Lines
 * from a sale that is no longer offered stay.
 */
export function linesWithSelection(
  lines: readonly OrderedLine[],
  { offers, wanted }: { readonly offers: readonly FlashSaleOffer[]; readonly wanted: Selection },
): readonly OrderedLine[] {
  return [
    ...lines.filter((line) => !offers.some((offer) => lineKey(offer) === lineKey(line))),
    ...selectedOffers(offers, wanted).map((offer): OrderedLine => ({
      gtin13: offer.gtin13,
      quantity: selectedQuantityOf(offer, wanted),
      substitutionPolicy: 'NONE',
      couponId: offer.couponId,
      sourceStoreId: offer.sourceStoreId,
    })),
  ];
}

/** The selected offers that are not available as selected. */
export interface LostOffers {
  /** Products that are no longer in any flash sale. */
  readonly gone: readonly FlashSaleOffer[];
  /** Products that are now in another sale, or available in a smaller quantity. */
  readonly changed: readonly FlashSaleOffer[];
}

/** Compares the selected offers with the current ones and returns those that are lost [C-8.23]. */
export function lostOffers(
  chosen: readonly FlashSaleOffer[],
  { now, wanted }: { readonly now: readonly FlashSaleOffer[]; readonly wanted: Selection },
): LostOffers {
  const products = new Set(now.map(({ gtin13 }) => gtin13));
  const most = new Map(now.map((offer) => [lineKey(offer), maxQuantityOf(offer)]));
  const lost = chosen.filter((offer) => selectedQuantityOf(offer, wanted) > (most.get(lineKey(offer)) ?? 0));
  return {
    gone: lost.filter(({ gtin13 }) => !products.has(gtin13)),
    changed: lost.filter(({ gtin13 }) => products.has(gtin13)),
  };
}
