import type { ReactNode } from 'react';
import { takePlace } from './claim.ts';
import type { SdkCore } from './core-context.tsx';
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
  readonly update: (patch: Update) => void;
  readonly refresh: () => Promise<void>;
}

interface Mounting {
  /** Name of the SDK in messages for developers. */
  readonly product: string;
  /** Name of the inline part. */
  readonly part: string;
  readonly container: Target | undefined;
  /** Renders the content; `element` is the mount's element in the container, if there is one. */
  readonly content: (element: HTMLElement | undefined) => ReactNode;
  /** Called before everything is removed, to close what is open. */
  readonly onUnmount?: () => void;
}

/** Renders an SDK in its own React root. Returns the handle of `mount()`. */
export function mountCore<
  Update,
  State extends { readonly status: Exclude<MountStatus, 'unmounted'> },
  Events,
>(
  { emitter, getState, subscribe, update, refresh, retain }: MountableCore<Update, State, Events>,
  { product, part, container, content, onUnmount }: Mounting,
): Handle<Update, State, Events> {
  const place = takePlace(product, part, container);
  const dispose = renderInOwnRoot({ place, retain, content: content(place?.element) });
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
