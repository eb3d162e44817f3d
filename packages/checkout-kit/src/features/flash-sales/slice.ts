import type { FlashSaleOffer } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';

/** Loading state and offers of the flash sales. */
export type FlashSales =
  | { readonly phase: 'idle' | 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly offers: readonly FlashSaleOffer[] };

export interface FlashSalesSlice {
  readonly flashSales: FlashSales;
  readonly showFlashSales: (flashSales: FlashSales) => void;
}

export const createFlashSalesSlice: Slice<FlashSalesSlice> = (set) => ({
  flashSales: { phase: 'idle' },
  showFlashSales: (flashSales) => set({ flashSales }),
});
