import { getLocal } from 'mockttp';
import { createCarrier } from './carrying.ts';
import { NO_FAULT } from './faults.ts';
import type { Draws, Fault, Script } from './faults.ts';
import { callOf, createPassages } from './passages.ts';
import type { Passage } from './passages.ts';

/** A bad way to the service, of one shopper. */
export interface Proxy {
  readonly url: string;
  /** From now on everything goes wrong that can, or nothing does. */
  setCalm(isCalm: boolean): void;
  /** Resolves once nothing is on its way any more, however late. */
  idle(): Promise<void>;
  /** How often each fault has met each call: `POST /path, fault`. */
  readonly seen: ReadonlyMap<string, number>;
  /** What has come by since this was asked last, while things went wrong or after. */
  passages(): readonly Passage[];
  /** The tokens that have come by. */
  readonly bearers: ReadonlySet<string>;
  stop(): Promise<void>;
}

interface ProxyOptions {
  readonly service: string;
  /** What goes wrong: dealt out among all who shop, so that chance leaves no fault out. */
  readonly draws: Draws;
  /** Longer than a client waits, in ms of this machine. */
  readonly lateMs: number;
  /** The one call of which writes go wrong; all of them if absent. */
  readonly call?: string | undefined;
  /** Is each call to meet every fault, and not just all of them together? */
  readonly byCall?: boolean | undefined;
}

/** Starts a proxy on a free port. All attempts of one operation, by its idempotency key, follow one script. */
export async function startProxy({
  service,
  draws,
  lateMs,
  call: only,
  byCall = false,
}: ProxyOptions): Promise<Proxy> {
  const server = getLocal({ recordTraffic: false });
  await server.start();
  const scripts = new Map<string, { script: Script; at: number }>();
  const { note, ...noted } = createPassages();
  const { carry, idle } = createCarrier(service, lateMs);
  let isCalm = true;

  function faultFor(method: string, key: string, call: string): Fault {
    if (isCalm) return NO_FAULT;
    if (method === 'GET') return draws.forRead();
    if (only !== undefined && call !== only) return NO_FAULT;
    const entry = scripts.get(key) ?? { script: draws.forWrite(byCall ? call : ''), at: 0 };
    const fault = entry.script.attempts[entry.at] ?? entry.script.after;
    scripts.set(key, { ...entry, at: entry.at + 1 });
    return fault;
  }

  await server.forAnyRequest().thenCallback(async (request) => {
    const call = callOf(request);
    const key = String(request.headers['idempotency-key']);
    const fault = faultFor(request.method, key, call);
    note(request, { call, key, fault: fault.name });
    const reply = await carry(request, fault);
    return typeof reply === 'string' ? reply : { ...reply };
  });

  return {
    url: server.url,
    ...noted,
    idle,
    setCalm(value) {
      isCalm = value;
    },
    stop: () => server.stop(),
  };
}
