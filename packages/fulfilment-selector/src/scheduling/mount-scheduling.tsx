import { containerProblems, createHandle, renderInOwnRoot, takePlace } from '@grocer/foundation/embed';
import { schedulingProblems } from './core/check-config.ts';
import type { SchedulingConfig } from './config.ts';
import { createScheduling } from './core/create-scheduling.ts';
import type { SchedulingHandle } from './handle.ts';
import { SchedulingScope } from './core/context.tsx';
import { SchedulingPage } from './core/SchedulingPage.tsx';

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
  const { emitter } = scheduling.selector;
  const dispose = renderInOwnRoot({
    product: 'Scheduling',
    place,
    retain: scheduling.retain,
    onProblem(error) {
      scheduling.store.setState({ arrival: { phase: 'failed' } });
      emitter.emit('load:failed', { error });
    },
    content: (
      <SchedulingScope scheduling={scheduling}>
        {place && <SchedulingPage element={place.element} />}
      </SchedulingScope>
    ),
  });
  return createHandle({
    emitter,
    statusOf: () => scheduling.getState().status,
    getState: scheduling.getState,
    subscribe: scheduling.subscribe,
    update: scheduling.update,
    refresh: scheduling.refresh,
    dispose,
  });
}
