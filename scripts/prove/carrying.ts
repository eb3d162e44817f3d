import { setTimeout as sleep } from 'node:timers/promises';
import type { CompletedRequest } from 'mockttp';
import type { Fault } from './faults.ts';

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

/** Forwards requests to a service and its answers back, with faults, and knows when none is in flight. */
export function createCarrier(service: string, lateMs: number) {
  let onTheirWay = 0;
  const waiting: (() => void)[] = [];

  /** Counts a request as in flight until it has ended. */
  async function onItsWay<Value>(carried: Promise<Value>): Promise<Value> {
    onTheirWay += 1;
    try {
      return await carried;
    } finally {
      onTheirWay -= 1;
      if (onTheirWay === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  }

  /** Repeats a request late. Its answer is ignored, and after the end of a run there is none. */
  const repeatLate = (request: CompletedRequest): Promise<unknown> =>
    onItsWay(sleep(lateMs).then(() => forward(service, request))).catch(() => undefined);

  async function carry(request: CompletedRequest, fault: Fault): Promise<Reply | 'reset' | 'close'> {
    const { reaches, answer } = fault;
    if (reaches === 'late' || (reaches === 'never' && answer.kind === 'late')) await sleep(lateMs);
    if (reaches === 'never') return spoken(fault, undefined);
    const [own] = await Promise.all([
      forward(service, request),
      ...(reaches === 'twice' ? [forward(service, request)] : []),
    ]);
    // The same request once more, long after it was answered.
    if (reaches === 'again-late') void repeatLate(request);
    if (answer.kind === 'late' && reaches !== 'late') await sleep(lateMs);
    return spoken(fault, own);
  }

  return {
    carry: (request: CompletedRequest, fault: Fault) => onItsWay(carry(request, fault)),
    idle: (): Promise<void> =>
      onTheirWay === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}
