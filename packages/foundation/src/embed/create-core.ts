import type { GrocerError } from '../http/grocer-error.ts';
import { createLives } from '../http/lives.ts';
import type { Lives } from '../http/lives.ts';
import { realTiming } from '../http/timing.ts';
import type { Timing } from '../http/timing.ts';
import type { Token } from '../ui/tokens.ts';
import type { SdkCore } from './core-context.tsx';
import { createEmitter } from './emitter.ts';
import type { Emitter } from './emitter.ts';
import type { HostConfig } from './host-config.ts';
import type { NameAdvice } from './name-advice.ts';
import { createNameCheck } from './name-check.ts';
import type { NameCheck } from './name-check.ts';
import { createRetain } from './retain.ts';

/** The parts of an SDK that exist before its store: events, lifetimes, clock and name check. */
export interface Shell<Events> {
  readonly emitter: Emitter<Events>;
  readonly lives: Lives;
  readonly timing: Timing;
  /** Checks the host's config for misspelt names. */
  readonly names: NameCheck<NameAdvice>;
}

/** Creates the shell of one mount; `loadNames` loads the module that warns of misspelt names. */
export function createShell<Events>(
  { environment, clock }: Pick<HostConfig<never, never>, 'environment' | 'clock'>,
  loadNames: (tokens: readonly Token[]) => Promise<NameAdvice>,
): Shell<Events> {
  const names = createNameCheck(environment, loadNames);
  return {
    names,
    emitter: createEmitter<Events>((name) => names(({ event }) => event(name))),
    lives: createLives(),
    timing: realTiming(clock && (() => clock.now())),
  };
}

/** A core with settings that the host can update, and a check for misspelt names. */
export interface UpdatableCore<Store, State, Events, Update> extends SdkCore<Store, State, Events> {
  readonly names: NameCheck<NameAdvice>;
  readonly update: (patch: Update) => void;
}

/** The event emitted when nothing can be shown. */
interface LoadFailed {
  'load:failed': { readonly error: GrocerError };
}

interface CoreParts<Store, State, Events, Update> {
  /** Name of the SDK in messages for developers. */
  readonly product: string;
  readonly shell: Shell<Events>;
  /** The config as passed by the host. */
  readonly written: unknown;
  readonly store: SdkCore<Store, State, Events>['store'];
  /** Projects the store's state to the public state. */
  readonly project: (state: Store) => State;
  readonly checkUpdate: (patch: Update) => void;
  /** Applies an update from the host. */
  readonly takeOver: (patch: Update) => void;
  /** Records that the SDK cannot start because the browser is too old. */
  readonly fail: (error: GrocerError) => void;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Combines a shell and a store into the core that components and handles use. */
export function createCore<Store, State, Events extends LoadFailed, Update>({
  product,
  shell: { names, emitter, lives },
  written,
  store,
  project,
  checkUpdate,
  takeOver,
  fail,
  begin,
  end,
}: CoreParts<Store, State, Events, Update>): UpdatableCore<Store, State, Events, Update> {
  return {
    store,
    emitter,
    names,
    getState: () => project(store.getState()),
    subscribe: (listener) => store.subscribe(listener),
    update(patch) {
      checkUpdate(patch);
      names(({ update }) => update(patch));
      takeOver(patch);
    },
    retain: createRetain({
      product,
      emitter,
      fail,
      begin() {
        names(({ config }) => config(written));
        lives.begin();
        begin();
      },
      end() {
        lives.end();
        end();
      },
    }),
  };
}
