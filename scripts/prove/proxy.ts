import { setTimeout as sleep } from 'node:timers/promises';
import { getLocal } from 'mockttp';
import type { CompletedRequest } from 'mockttp';
import { createDraws, NO_FAULT } from './faults.ts';
import type { Fault, Script } from './faults.ts';
import type { Random } from './random.ts';

/** One request as it came by: what was asked, under which key, what became of it, and all that a log could tell. */
export interface Passage {
  readonly call: string;
  readonly fault: string;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly bearer: string;
}

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
  readonly random: Random;
  /** Longer than a client waits, in ms of this machine. */
  readonly lateMs: number;
  /** The faults of writes, by name; all of them if absent. */
  readonly faults?: readonly string[] | undefined;
  /** The one call of which writes go wrong; all of them if absent. */
  readonly call?: string | undefined;
  /** Is each call to meet every fault, and not just all of them together? */
  readonly byCall?: boolean | undefined;
}

interface Reply {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly rawBody: Buffer;
}

const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

async function forward(service: string, request: CompletedRequest): Promise<Reply> {
  const { method, path, headers, body } = request;
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, String(value)] as const],
  );
  const hasBody = method !== 'GET' && body.buffer.length > 0;
  const response = await fetch(`${service}${path}`, {
    method,
    headers: Object.fromEntries(kept),
    ...(hasBody && { body: new Uint8Array(body.buffer) }),
  });
  const answered = Object.entries(Object.fromEntries(response.headers));
  return {
    statusCode: response.status,
    headers: Object.fromEntries(
      answered.filter(([name]) => !HOP_BY_HOP.has(name) && name !== 'content-encoding'),
    ),
    rawBody: Buffer.from(await response.arrayBuffer()),
  };
}

const TYPE = /"type":"([A-Z]+)"/;

/** A call as the figures name it: its path, and what is asked for where one path takes several things. */
function callOf({ method, path, body }: CompletedRequest): string {
  const [, type] = TYPE.exec(body.buffer.toString('latin1', 0, 200)) ?? [];
  return `${method} ${path.replace(/[\w-]{20,}/, '{id}')}${type === undefined ? '' : ` ${type}`}`;
}

const spoken = ({ answer }: Fault, own: Reply | undefined): Reply | 'reset' | 'close' => {
  if (answer.kind === 'reset' || answer.kind === 'close') return answer.kind;
  if (answer.kind === 'said') {
    const type = answer.type === 'json' ? 'application/json' : 'text/html';
    const { retryAfter } = answer;
    return {
      statusCode: answer.status,
      headers: { 'content-type': type, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
      rawBody: Buffer.from(answer.body),
    };
  }
  if (!own) return 'close';
  if (answer.kind !== 'half') return own;
  return { ...own, rawBody: own.rawBody.subarray(0, Math.floor(own.rawBody.length / 2)) };
};

/** Starts a proxy on a free port. All attempts of one operation, by its idempotency key, follow one script. */
export async function startProxy({
  service,
  random,
  lateMs,
  faults,
  call: only,
  byCall = false,
}: ProxyOptions): Promise<Proxy> {
  const server = getLocal({ recordTraffic: false });
  await server.start();
  const draws = createDraws(random, faults);
  const scripts = new Map<string, { script: Script; at: number }>();
  const seen = new Map<string, number>();
  let passed: Passage[] = [];
  const bearers = new Set<string>();
  let isCalm = true;
  let onTheirWay = 0;
  const waiting: (() => void)[] = [];

  function faultFor(method: string, key: string, call: string): Fault {
    if (isCalm) return NO_FAULT;
    if (method === 'GET') return draws.forRead();
    if (only !== undefined && call !== only) return NO_FAULT;
    const entry = scripts.get(key) ?? { script: draws.forWrite(byCall ? call : ''), at: 0 };
    const fault = entry.script.attempts[entry.at] ?? entry.script.after;
    scripts.set(key, { ...entry, at: entry.at + 1 });
    return fault;
  }

  /** Something is on its way until this has ended. */
  async function onItsWay<Value>(carried: Promise<Value>): Promise<Value> {
    onTheirWay += 1;
    try {
      return await carried;
    } finally {
      onTheirWay -= 1;
      if (onTheirWay === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  }

  /** Sends the same once more, when everybody has long had an answer. */
  function repeatLate(request: CompletedRequest): void {
    void onItsWay(sleep(lateMs).then(() => forward(service, request)));
  }

  async function carry(request: CompletedRequest, fault: Fault): Promise<Reply | 'reset' | 'close'> {
    if (fault.reaches === 'never') {
      if (fault.answer.kind === 'late') await sleep(lateMs);
      return spoken(fault, undefined);
    }
    if (fault.reaches === 'late') await sleep(lateMs);
    const [own] = await Promise.all([
      forward(service, request),
      ...(fault.reaches === 'twice' ? [forward(service, request)] : []),
    ]);
    if (fault.reaches === 'again-late') repeatLate(request);
    if (fault.answer.kind === 'late' && fault.reaches !== 'late') await sleep(lateMs);
    return spoken(fault, own);
  }

  await server.forAnyRequest().thenCallback(async (request) => {
    const call = callOf(request);
    const key = String(request.headers['idempotency-key']);
    const fault = faultFor(request.method, key, call);
    const what = `${call}, ${fault.name}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
    const bearer = String(request.headers['authorization'] ?? '').replace('Bearer ', '');
    bearers.add(bearer);
    passed.push({
      call,
      fault: fault.name,
      key,
      path: request.path,
      body: request.body.buffer.toString(),
      bearer,
    });
    const reply = await onItsWay(carry(request, fault));
    return typeof reply === 'string' ? reply : { ...reply };
  });

  return {
    url: server.url,
    seen,
    bearers,
    passages() {
      const before = passed;
      passed = [];
      return before;
    },
    setCalm(value) {
      isCalm = value;
    },
    idle: () => (onTheirWay === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    stop: () => server.stop(),
  };
}
