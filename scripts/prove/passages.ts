import type { CompletedRequest } from 'mockttp';

/** One request as it came by: what was asked, under which key, what became of it, and all that a log could tell. */
export interface Passage {
  readonly call: string;
  readonly fault: string;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly bearer: string;
}

const TYPE = /"type":"([A-Z]+)"/;

/** A call as the figures name it: its path, and what is asked for where one path takes several things. */
export function callOf({ method, path, body }: CompletedRequest): string {
  const [, type] = TYPE.exec(body.buffer.toString('latin1', 0, 200)) ?? [];
  return `${method} ${path.replace(/[\w-]{20,}/, '{id}')}${type === undefined ? '' : ` ${type}`}`;
}

/** Notes what comes by: how often each fault has met each call, and every request until it is asked for. */
export function createPassages() {
  const seen = new Map<string, number>();
  const bearers = new Set<string>();
  let passed: Passage[] = [];
  return {
    seen,
    bearers,
    note(request: CompletedRequest, { call, fault, key }: Pick<Passage, 'call' | 'fault' | 'key'>): void {
      const what = `${call}, ${fault}`;
      const bearer = String(request.headers['authorization'] ?? '').replace('Bearer ', '');
      seen.set(what, (seen.get(what) ?? 0) + 1);
      bearers.add(bearer);
      passed.push({ call, fault, key, path: request.path, body: request.body.buffer.toString(), bearer });
    },
    passages(): readonly Passage[] {
      const before = passed;
      passed = [];
      return before;
    },
  };
}
