import { containerProblems, mountCore } from '@grocer/foundation/embed';
import type { SelectorConfig } from './config.ts';
import { createSelector } from './core/create-selector.ts';
import type { SelectorHandle } from './handle.ts';
import { InlineSelector } from './core/InlineSelector.tsx';
import { SelectorScope } from './core/context.tsx';
import { SelectorWindow } from './core/SelectorWindow.tsx';
import { actionsOf } from './core/use-fulfilment.ts';

/**
 * Mounts a fulfilment selector and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` when the host's config is wrong; all other errors are events.
 *
 * @example
 * const selector = mount({ environment: 'LOCAL', bannerDomain: 'kroger.com', postalCode: '45202' });
 * selector.on('modality:changed', ({ to }) => shop.goTo(to.modality));
 * selector.open();
 */
export function mount(config: SelectorConfig): SelectorHandle {
  const more = containerProblems(config);
  const selector = createSelector(config, { more, isMounted: true });
  const { store } = selector;
  const isInline = config.display === 'inline';
  const handle = mountCore(selector, {
    product: 'Fulfilment Selector',
    part: 'fulfilment-selector',
    container: config.container,
    onUnmount() {
      if (!isInline) store.getState().closeWindow('unmounted');
    },
    content: (element) => (
      <SelectorScope core={selector}>
        {isInline && element && <InlineSelector element={element} />}
        {!isInline && <SelectorWindow />}
      </SelectorScope>
    ),
  });
  return Object.assign(handle, { ...actionsOf(selector), update: handle.update });
}
