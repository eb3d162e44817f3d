import { containerProblems, createHandle, renderInOwnRoot, takePlace } from '@grocer/foundation/embed';
import type { SelectorConfig } from './config.ts';
import { createSelector } from './core/create-selector.ts';
import type { SelectorHandle } from './handle.ts';
import { InlineSelector } from './core/InlineSelector.tsx';
import { prefetchViews } from './lazy.ts';
import type { OpenableScreen } from './window/navigation/slice.ts';
import { SelectorScope } from './core/context.tsx';
import { SelectorWindow } from './core/SelectorWindow.tsx';

/**
 * Mounts a fulfilment selector and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const selector = mount({ environment: 'LOCAL', bannerDomain: 'kroger.com', postalCode: '45202' });
 * selector.on('modality:changed', ({ to }) => shop.goTo(to.modality));
 * selector.open();
 */
export function mount(config: SelectorConfig): SelectorHandle {
  const more = containerProblems(config);
  const selector = createSelector(config, { more, isMounted: true });
  const { store, emitter } = selector;
  const place = takePlace('Fulfilment Selector', 'fulfilment-selector', config.container);
  const isInline = config.display === 'inline';
  const dispose = renderInOwnRoot({
    product: 'Fulfilment Selector',
    place,
    retain: selector.retain,
    onProblem(error) {
      store.setState({ start: { phase: 'ready' }, results: { phase: 'failed', problem: 'service' } });
      emitter.emit('load:failed', { error });
    },
    content: (
      <SelectorScope selector={selector}>
        {isInline && place && <InlineSelector element={place.element} />}
        {!isInline && <SelectorWindow />}
      </SelectorScope>
    ),
  });

  const handle = createHandle({
    emitter,
    statusOf: () => selector.getState().status,
    getState: selector.getState,
    subscribe: (listener) => store.subscribe(listener),
    update: selector.update,
    refresh: selector.refresh,
    dispose() {
      if (!isInline) store.getState().closeWindow('unmounted');
      dispose();
    },
  });
  return Object.assign(handle, {
    open(screen?: OpenableScreen) {
      prefetchViews(config);
      store.getState().openWindow(screen);
    },
    close: () => store.getState().closeWindow('host'),
  });
}
