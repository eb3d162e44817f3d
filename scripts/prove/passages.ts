import type { CompletedRequest } from 'mockttp';

/** A request that passed the proxy: call, key, fault, and everything that a log could contain. */
export interface Passage {
  readonly call: string;
  readonly fault: string;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly bearer: string;
  /** The error code of the answer, once there is one with a code. */
  code?: string | undefined;
}

const TYPE = /"type":"([A-Z]+)"/;
const CODE = /"code":"([A-Z_]+)"/;

/** Returns the name of a call: method and path, and the type if one path has several. */
export function callOf({ method, path, body }: CompletedRequest): string {
  const [, type] = TYPE.exec(body.buffer.toString('latin1', 0, 200)) ?? [];
  return `${method} ${path.replace(/[\w-]{20,}/, '{id}')}${type === undefined ? '' : ` ${type}`}`;
}

/**
 * Records the requests that pass: how often each fault has met each call, and all requests until they are
 * taken.
 */
export function createPassages() {
  const seen = new Map<string, number>();
  const bearers = new Set<string>();
  let passed: Passage[] = [];
  return {
    seen,
    bearers,
    /** Records a request; the returned function records its answer. */
    note(request: CompletedRequest, { call, fault, key }: Pick<Passage, 'call' | 'fault' | 'key'>) {
      const what = `${call}, ${fault}`;
      const bearer = String(request.headers['authorization'] ?? '').replace('Bearer ', '');
      seen.set(what, (seen.get(what) ?? 0) + 1);
      bearers.add(bearer);
      const body = request.body.buffer.toString();
      const passage: Passage = { call, fault, key, path: request.path, body, bearer };
      passed.push(passage);
      return (answer: Buffer): void => {
        [, passage.code] = CODE.exec(answer.toString('latin1', 0, 200)) ?? [];
      };
    },
    passages(): readonly Passage[] {
      const before = passed;
      passed = [];
      return before;
    },
  };
}
