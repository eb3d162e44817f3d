import { listBillingAddresses } from '@grocer/foundation/contract';
import { homeFirst } from '@grocer/foundation/domain';
import type { SavedAddress } from '@grocer/foundation/domain';
import { reportFailure } from '../../analytics.ts';
import type { Slice, WalletDeps } from '../../slice.ts';

export type Addresses =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly SavedAddress[] }
  | { readonly phase: 'failed' };

/** Where a card can be billed to, and which of the addresses is picked. */
export interface BillingAddressSlice {
  readonly addresses: Addresses;
  readonly billingAddressId: string | undefined;
  /** Loads the addresses unless they are here; picks the first, the home address before others [W-4.32]. */
  loadAddresses(): Promise<void>;
  pickAddress(id: string): void;
  /** The picked address itself. */
  pickedAddress(): SavedAddress | undefined;
}

export const createBillingAddressSlice =
  (deps: WalletDeps): Slice<BillingAddressSlice> =>
  (set, get) => ({
    addresses: { phase: 'idle' },
    billingAddressId: undefined,
    async loadAddresses() {
      const { http, emitter, report, signal } = deps;
      const { phase } = get().addresses;
      if (phase === 'loading' || phase === 'ready') return;
      set({ addresses: { phase: 'loading' } });
      const result = await http.send(listBillingAddresses, undefined, { signal });
      if (signal.aborted) return;
      if (!result.ok) {
        set({ addresses: { phase: 'failed' } });
        reportFailure(report, result.error);
        emitter.emit('error', { error: result.error });
        return;
      }
      const list = homeFirst(result.value);
      set({ addresses: { phase: 'ready', list }, billingAddressId: list[0]?.id });
    },
    pickAddress: (id) => set({ billingAddressId: id }),
    pickedAddress() {
      const { addresses, billingAddressId } = get();
      return addresses.phase === 'ready'
        ? addresses.list.find(({ id }) => id === billingAddressId)
        : undefined;
    },
  });
