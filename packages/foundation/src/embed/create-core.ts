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

/** What an SDK stands on before it has a store: its events, its lives, its clock, and who knows its names. */
export interface Shell<Events> {
  readonly emitter: Emitter<Events>;
  readonly lives: Lives;
  readonly timing: Timing;
  /** Looks for names that the host has misspelt. */
  readonly names: NameCheck<NameAdvice>;
}

/** Makes the shell of one mount; `loadNames` loads what warns of misspelt names. */
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

/** A core that a host can change, and that looks for names it has misspelt. */
export interface UpdatableCore<Store, State, Events, Update> extends SdkCore<Store, State, Events> {
  readonly names: NameCheck<NameAdvice>;
  readonly update: (patch: Update) => void;
}

/** What a host hears where nothing can be shown. */
interface LoadFailed {
  'load:failed': { readonly error: GrocerError };
}

interface CoreParts<Store, State, Events, Update> {
  /** What the SDK is called in messages for developers. */
  readonly product: string;
  readonly shell: Shell<Events>;
  /** The config as the host has written it. */
  readonly written: unknown;
  readonly store: SdkCore<Store, State, Events>['store'];
  /** What the host sees of the store. */
  readonly project: (state: Store) => State;
  readonly checkUpdate: (patch: Update) => void;
  /** Takes over what a host has changed. */
  readonly takeOver: (patch: Update) => void;
  /** Takes up that it cannot begin, in a browser that is too old. */
  readonly fail: (error: GrocerError) => void;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Joins shell and store to what components and handles stand on. */
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
