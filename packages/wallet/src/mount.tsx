import { containerProblems, mountCore } from '@grocer/foundation/embed';
import type { WalletConfig } from './config.ts';
import { createWallet } from './core/create-wallet.ts';
import type { WalletHandle } from './handle.ts';
import { CardBox, MyWallet } from './core/inline-parts.tsx';
import { WalletFlyout } from './core/WalletFlyout.tsx';
import { WalletScope } from './core/context.tsx';
import { actionsOf } from './core/use-wallet.ts';

/**
 * Mounts a wallet and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; every other error arrives as an event.
 *
 * @example
 * const wallet = mount({ environment: 'LOCAL', container: '#payment', authConfig, checkoutConfig });
 * wallet.on('selection:confirmed', ({ selection }) => basket.payWith(selection.bank[0]?.id));
 */
export function mount(config: WalletConfig): WalletHandle {
  const wallet = createWallet(config, containerProblems(config));
  const { store } = wallet;
  const { isMyWallet } = store.getState().settings;
  const showsBox = config.uiConfig?.showCardbox ?? true;
  const handle = mountCore(wallet, {
    product: 'Wallet',
    part: 'wallet',
    container: config.container,
    onUnmount: () => store.getState().closeFlyout('unmounted'),
    content: (element) => (
      <WalletScope core={wallet}>
        {element && isMyWallet && <MyWallet element={element} />}
        {element && !isMyWallet && showsBox && <CardBox element={element} />}
        <WalletFlyout />
      </WalletScope>
    ),
  });
  return Object.assign(handle, {
    ...actionsOf(wallet),
    refresh: handle.refresh,
    update: handle.update,
    getSelection: () => wallet.getState().selection,
    getCards: () => wallet.getState().cards,
  });
}
