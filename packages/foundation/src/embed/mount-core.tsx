import type { ReactNode } from 'react';
import type { GrocerError } from '../http/grocer-error.ts';
import { takePlace } from './claim.ts';
import type { SdkCore } from './core-context.tsx';
import type { Emitter } from './emitter.ts';
import { createHandle } from './handle.ts';
import type { Handle, MountStatus } from './handle.ts';
import { renderInOwnRoot } from './own-root.tsx';
import type { Target } from './host-config.ts';

/** A core that can be mounted. */
interface MountableCore<
  Update,
  State extends { readonly status: Exclude<MountStatus, 'unmounted'> },
  Events,
> extends SdkCore<unknown, State, Events> {
  readonly emitter: Emitter<Events> & {
    emit(name: 'load:failed', detail: { readonly error: GrocerError }): void;
  };
  readonly update: (patch: Update) => void;
  readonly refresh: () => Promise<void>;
}

interface Mounting {
  /** What the SDK is called in messages for developers. */
  readonly product: string;
  /** The name of its part of the page. */
  readonly part: string;
  readonly container: Target | undefined;
  /** What is shown; `element` is ours in the container, where there is one. */
  readonly content: (element: HTMLElement | undefined) => ReactNode;
  /** Has the store say why nothing can be shown, in a browser that is too old; the host is told already. */
  readonly onProblem: (error: GrocerError) => void;
  /** What is to be closed before everything goes. */
  readonly onUnmount?: () => void;
}

/** Puts an SDK into the page, in a React root of its own. Returns the handle of `mount()`. */
export function mountCore<
  Update,
  State extends { readonly status: Exclude<MountStatus, 'unmounted'> },
  Events,
>(
  { emitter, getState, subscribe, update, refresh, retain }: MountableCore<Update, State, Events>,
  { product, part, container, content, onProblem, onUnmount }: Mounting,
): Handle<Update, State, Events> {
  const place = takePlace(product, part, container);
  const dispose = renderInOwnRoot({
    product,
    place,
    retain,
    onProblem(error) {
      onProblem(error);
      emitter.emit('load:failed', { error });
    },
    content: content(place?.element),
  });
  return createHandle<Update, State, Events>({
    emitter,
    getState,
    subscribe,
    update,
    refresh,
    statusOf: () => getState().status,
    dispose() {
      onUnmount?.();
      dispose();
    },
  });
}
