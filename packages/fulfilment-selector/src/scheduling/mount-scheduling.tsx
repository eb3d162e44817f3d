import { containerProblems, createHandle, renderInOwnRoot, takePlace } from '@grocer/foundation/embed';
import { schedulingProblems } from './check-config.ts';
import type { SchedulingConfig } from './config.ts';
import { createScheduling } from './create-scheduling.ts';
import type { SchedulingHandle } from './handle.ts';
import { SchedulingScope } from './scheduling-context.tsx';
import { SchedulingPage } from './SchedulingPage.tsx';

/**
 * Mounts the scheduling page and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const page = mountScheduling({ environment: 'LOCAL', container: '#scheduling', buyer, authConfig });
 * page.on('checkout:created', ({ checkoutId }) => shop.remember(checkoutId));
 */
export function mountScheduling(config: SchedulingConfig): SchedulingHandle {
  const more = [...schedulingProblems(config), ...containerProblems(config)];
  const scheduling = createScheduling(config, { more });
  const place = takePlace('Scheduling', 'scheduling', config.container);
  const release = scheduling.retain();
  const takeAway = renderInOwnRoot(
    <SchedulingScope scheduling={scheduling}>
      {place && <SchedulingPage element={place.element} />}
    </SchedulingScope>,
  );
  return createHandle({
    emitter: scheduling.selector.emitter,
    statusOf: () => scheduling.getState().status,
    getState: scheduling.getState,
    subscribe: scheduling.subscribe,
    update: scheduling.update,
    refresh: scheduling.refresh,
    dispose() {
      release();
      takeAway();
      place?.remove();
    },
  });
}
