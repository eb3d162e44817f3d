import { containerProblems, mountCore } from '@grocer/foundation/embed';
import { schedulingProblems } from './core/check-config.ts';
import type { SchedulingConfig } from './config.ts';
import { createScheduling } from './core/create-scheduling.ts';
import type { SchedulingHandle } from './handle.ts';
import { SchedulingScope } from './core/context.tsx';
import { SchedulingPage } from './core/SchedulingPage.tsx';

/**
 * Mounts the scheduling page and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` when the host's config is wrong; all other errors are events.
 *
 * @example
 * const page = mountScheduling({ environment: 'LOCAL', container: '#scheduling', buyer, authConfig });
 * page.on('checkout:created', ({ checkoutId }) => shop.remember(checkoutId));
 */
export function mountScheduling(config: SchedulingConfig): SchedulingHandle {
  const more = [...schedulingProblems(config), ...containerProblems(config)];
  const scheduling = createScheduling(config, { more });
  return mountCore(scheduling, {
    product: 'Scheduling',
    part: 'scheduling',
    container: config.container,
    content: (element) => (
      <SchedulingScope core={scheduling}>{element && <SchedulingPage element={element} />}</SchedulingScope>
    ),
  });
}
