import { getLocal } from 'mockttp';
import { createCarrier } from './carrying.ts';
import { NO_FAULT } from './faults.ts';
import type { Draws, Fault, Script } from './faults.ts';
import { callOf, createPassages } from './passages.ts';
import type { Passage } from './passages.ts';

/** A faulty connection of one shopper to the service. */
export interface Proxy {
  readonly url: string;
  /** Turns faults off or on. */
  setCalm(isCalm: boolean): void;
  /** Resolves once no request is in flight, not even a late one. */
  idle(): Promise<void>;
  /** How often each fault has met each call, by `POST /path, fault`. */
  readonly seen: ReadonlyMap<string, number>;
  /** Returns the requests since the last call of this function. */
  passages(): readonly Passage[];
  /** All tokens that were sent. */
  readonly bearers: ReadonlySet<string>;
  stop(): Promise<void>;
}

interface ProxyOptions {
  readonly service: string;
  /** Source of the faults, shared by all shoppers, so that chance leaves no fault out. */
  readonly draws: Draws;
  /** Delay of late answers, in real ms; longer than a client waits. */
  readonly lateMs: number;
  /** The only call whose writes have faults. Default: all. */
  readonly call?: string | undefined;
  /** True if each call has to meet every fault, not just all calls together. */
  readonly byCall?: boolean | undefined;
}

/**
 * Starts a proxy on a free port. All attempts of one operation, by its idempotency key, follow one script.
 */
export async function startProxy({
  service,
  draws,
  lateMs,
  call: only,
  byCall = false,
}: ProxyOptions): Promise<Proxy> {
  const server = getLocal({ recordTraffic: false });
  await server.start();
  const scripts = new Map<string, Script>();
  const { note, ...noted } = createPassages();
  const { carry, idle } = createCarrier(service, lateMs);
  let isCalm = true;

  function faultFor(method: string, key: string, call: string): Fault {
    if (isCalm) return NO_FAULT;
    if (method === 'GET') return draws.forRead();
    if (only !== undefined && call !== only) return NO_FAULT;
    const script = scripts.get(key) ?? draws.forWrite(byCall ? call : '');
    scripts.set(key, script);
    return script();
  }

  await server.forAnyRequest().thenCallback(async (request) => {
    const call = callOf(request);
    const key = String(request.headers['idempotency-key']);
    const fault = faultFor(request.method, key, call);
    const noteAnswer = note(request, { call, key, fault: fault.name });
    const reply = await carry(request, fault);
    if (typeof reply === 'string') return reply;
    noteAnswer(reply.rawBody);
    return { ...reply };
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
