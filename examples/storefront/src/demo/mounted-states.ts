import type { Sdk } from './event-names.ts';

/** The public state of a mounted SDK. */
export interface MountedState {
  readonly id: number;
  readonly sdk: Sdk;
  readonly state: object;
}

/** Creates the list of the SDKs that are mounted on a page. */
function createMountedStates() {
  const mounted = new Map<number, { sdk: Sdk; read: () => object | undefined }>();
  let last = 0;
  function all(): readonly MountedState[] {
    const states: MountedState[] = [];
    for (const [id, { sdk, read }] of mounted) {
      const state = read();
      if (state) states.push({ id, sdk, state });
      else mounted.delete(id);
    }
    return states;
  }
  return {
    /** Adds an SDK; `read` returns undefined once it is unmounted. Returns a function that removes it. */
    add(sdk: Sdk, read: () => object | undefined): () => void {
      // Those that nobody has removed.
      all();
      last += 1;
      const id = last;
      mounted.set(id, { sdk, read });
      return () => void mounted.delete(id);
    },
    all,
  };
}

/** The SDKs of this page. */
export const mountedStates: ReturnType<typeof createMountedStates> = createMountedStates();
