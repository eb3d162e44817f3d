import { containerProblems, createHandle, renderInOwnRoot, takePlace } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';
import type { WalletConfig } from './config.ts';
import { createWallet } from './core/create-wallet.ts';
import type { OpenableScreen } from './flyout/rules.ts';
import type { WalletHandle } from './handle.ts';
import { CardBox, MyWallet } from './core/inline-parts.tsx';
import { WalletFlyout } from './core/WalletFlyout.tsx';
import { WalletScope } from './core/context.tsx';

/**
 * Mounts a wallet and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const wallet = mount({ environment: 'LOCAL', container: '#payment', authConfig, checkoutConfig });
 * wallet.on('selection:confirmed', ({ selection }) => basket.payWith(selection.bank[0]?.id));
 */
export function mount(config: WalletConfig): WalletHandle {
  const wallet = createWallet(config, containerProblems(config));
  const { store, emitter } = wallet;
  const place = takePlace('Wallet', 'wallet', config.container);
  const { isMyWallet } = store.getState().settings;
  const showsBox = config.uiConfig?.showCardbox ?? true;
  const dispose = renderInOwnRoot({
    product: 'Wallet',
    place,
    retain: wallet.retain,
    onProblem(error) {
      store.setState({ cards: { phase: 'failed', error } });
      emitter.emit('load:failed', { error });
    },
    content: (
      <WalletScope wallet={wallet}>
        {place && isMyWallet && <MyWallet element={place.element} />}
        {place && !isMyWallet && showsBox && <CardBox element={place.element} />}
        <WalletFlyout />
      </WalletScope>
    ),
  });

  const handle = createHandle({
    emitter,
    statusOf: () => wallet.getState().status,
    getState: wallet.getState,
    subscribe: (listener) => store.subscribe(listener),
    update: wallet.update,
    refresh: () => store.getState().loadCards(),
    dispose() {
      store.getState().closeFlyout('unmounted');
      dispose();
    },
  });
  return Object.assign(handle, {
    open(options?: { screen?: OpenableScreen; cardId?: string }) {
      prefetchTrap();
      store.getState().openFlyout({ screen: options?.screen, cardId: options?.cardId });
    },
    close: () => store.getState().closeFlyout('host'),
    requestClose: () => store.getState().requestClose('host'),
    getSelection: () => wallet.getState().selection,
    getCards: () => wallet.getState().cards,
  });
}
