/** A call of the services that a fault can be staged for. */
export interface FaultableCall {
  readonly name: string;
  readonly method: string;
  /** With `{name}` in place of each id. */
  readonly path: string;
}

/** A fault that waits for requests. */
export interface StagedFault {
  readonly id: number;
  readonly call: string;
  readonly kind: string;
  readonly times: number;
  /** Number of requests that it will still affect. */
  readonly left: number;
}

/** What is staged in the sandbox. */
export interface Stage {
  readonly calls: readonly FaultableCall[];
  readonly kinds: readonly string[];
  /** The services' time in epoch ms, and how far it is set ahead, in ms. */
  readonly clock: { readonly now: number; readonly offsetMs: number };
  readonly faults: readonly StagedFault[];
}

/** A change of the stage. */
export type StageOrder =
  | { readonly do: 'stage-fault'; readonly call: string; readonly kind: string; readonly times: number }
  | { readonly do: 'remove-fault'; readonly id: number }
  | { readonly do: 'set-clock'; readonly offsetMs: number }
  | { readonly do: 'fill-slot'; readonly optionId: string }
  | { readonly do: 'expire-tokens' | 'expire-times' | 'clear' | 'reset-data' };

const ADDRESS = '/demo/stage';

/** Time after which the server counts as unreachable, in ms. */
const LONGEST_MS = 5000;

/** Returns what is staged; undefined if the server has no stage, as in production, or cannot be reached. */
export async function readStage(): Promise<Stage | undefined> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(LONGEST_MS) });
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return response.ok && isJson ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Changes the stage; resolves with true on success. */
export async function giveOrder(order: StageOrder): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  try {
    const body = JSON.stringify(order);
    const signal = AbortSignal.timeout(LONGEST_MS);
    return (await fetch(ADDRESS, { method: 'POST', headers, body, signal })).ok;
  } catch {
    return false;
  }
}
