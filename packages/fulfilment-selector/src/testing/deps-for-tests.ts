import type { Emitter } from '@grocer/foundation/embed';
import type { ServerClock, Timing } from '@grocer/foundation/http';
import { createSelector } from '../core/create-selector.ts';
import { lazyActions } from '../core/lazy-actions.ts';
import type { LazyActions } from '../core/lazy-actions.ts';
import { createSession } from '../core/session.ts';
import type { SelectorDeps } from '../core/slice.ts';
import type { SelectorStore } from '../core/store.ts';
import type { SelectorEvents } from '../events.ts';
import { pathsOf } from '../scheduling/config.ts';
import type { SchedulingDeps } from '../scheduling/core/deps.ts';
import { createReplacements } from '../scheduling/features/replacement/port.ts';
import { serviceOf } from './service-for-tests.ts';

type Standing = ReturnType<SelectorDeps['session']['standing']>;

/** What a test passes instead of the dependencies of a selector: all of one, or parts of it. */
interface Fakes extends Partial<
  Omit<SelectorDeps, 'session' | 'emitter' | 'timing' | 'serverClock' | 'actions'>
> {
  /** Default: a shopper. */
  readonly standing?: Standing;
  readonly emitter?: Partial<Emitter<SelectorEvents>>;
  readonly timing?: Partial<Timing>;
  readonly serverClock?: Partial<ServerClock>;
  /** Loads the lazy actions that a test replaces; the others are the selector's own. */
  readonly load?: () => Promise<Partial<LazyActions> | undefined>;
}

const newSelector = () => createSelector({ environment: 'LOCAL' });

/** The dependencies of slices and actions: a selector's own, except for the service and what a test passes. */
export function depsForTests(
  { standing = 'shopper', emitter, timing, serverClock, load = async () => ({}), ...fakes }: Fakes = {},
  selector = newSelector(),
): SelectorDeps {
  const { deps } = selector;
  const config = standing === 'shopper' ? ({ type: 'B2C', token: 'token' } as const) : undefined;
  const session = createSession(config, { timing: deps.timing, life: () => deps.life, onExpired: () => {} });
  return {
    ...deps,
    http: serviceOf(),
    session: { ...session, standing: () => standing },
    emitter: { ...deps.emitter, ...emitter },
    timing: { ...deps.timing, ...timing },
    serverClock: { ...deps.serverClock, ...serverClock },
    actions: {
      ...deps.actions,
      async load() {
        const some = await load();
        return some && { ...lazyActions(selector), ...some };
      },
    },
    newId: () => 'key',
    ...fakes,
  };
}

/** What a test passes instead of the dependencies of the scheduling page alone. */
interface PageFakes extends Partial<
  Omit<SchedulingDeps, keyof SelectorDeps | 'selector' | 'selectorActions'>
> {
  /** The state of the selector, where it differs from that of a new one. */
  readonly selector?: Partial<SelectorStore>;
  readonly selectorActions?: Partial<LazyActions>;
}

/** The dependencies of the slices of scheduling: a page's own, except for the service and what a test passes. */
export function pageDepsForTests(
  { selector: state = {}, selectorActions, ...page }: PageFakes,
  fakes: Fakes = {},
): SchedulingDeps {
  const selector = newSelector();
  selector.store.setState(state);
  return {
    ...depsForTests(fakes, selector),
    selector: selector.store,
    selectorActions: { ...lazyActions(selector), ...selectorActions },
    paths: pathsOf({}),
    buyer: { firstName: 'Alice', lastName: 'Adams' },
    instructions: undefined,
    properties: undefined,
    fulfillmentType: undefined,
    isModify: false,
    skipIfReserved: false,
    replacements: createReplacements('replacements'),
    navigate: () => {},
    ...page,
  };
}
