import fc from 'fast-check';

/** A response that the service has sent or might send. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export type Mutation = (answer: Answer) => Answer;

/**
 * Returns the number of cases of a fuzz test: a quarter of `full`, and all of them under `npm run fuzz`, since 2,000
 * for each SDK take a quarter of the time of all unit tests.
 */
export const fuzzRuns = (full: number): number =>
  process.env['FUZZ'] === 'full' ? full : Math.ceil(full / 4);

const isBranch = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

/** Returns every replaceable place in a document, as its owner and key. */
function placesOf(root: unknown): readonly (readonly [owner: Record<string, unknown>, key: string])[] {
  if (!isBranch(root)) return [];
  return Object.keys(root).flatMap((key) => [[root, key] as const, ...placesOf(root[key])]);
}

/** Changes one place of a JSON response, among those whose value satisfies `isMeant`. */
const at =
  (
    which: number,
    change: (owner: Record<string, unknown>, key: string) => void,
    isMeant: (value: unknown) => boolean = () => true,
  ): Mutation =>
  (answer) => {
    const document: unknown = JSON.parse(answer.body);
    const places = placesOf(document).filter(([owner, key]) => isMeant(owner[key]));
    const [owner, key] = places[which % Math.max(1, places.length)] ?? [];
    if (owner && key !== undefined) change(owner, key);
    return { ...answer, body: JSON.stringify(document) };
  };

const withBody =
  (body: string, type = 'application/json'): Mutation =>
  (answer) => ({ ...answer, body, type });

/** Values that no field expects. */
const STRANGE: readonly unknown[] = [
  null,
  0,
  -0,
  -1,
  1e308,
  true,
  '',
  ' ',
  'NaN',
  'undefined',
  '\u202E\uD800',
  '<img src=x onerror=alert(1)>',
  'USD',
  '$-5.00',
  '9'.repeat(400),
  [],
  [null],
  [[]],
  {},
  { toString: 1 },
  { remainingBalance: null },
];

const STATUSES = [200, 201, 204, 400, 401, 402, 403, 404, 408, 409, 410, 418, 420, 422, 429, 500, 502, 503];

const BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{}',
  '{"data":null}',
  '{"data":{"payment":null}}',
  '{"data":{"payment":{"cards":{}}}}',
  '{"__proto__":{"data":1}}',
  '{"statusCode":"402","code":7,"reason":null}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];

const cut =
  (share: number): Mutation =>
  (answer) => ({ ...answer, body: answer.body.slice(0, Math.floor(answer.body.length * share)) });

/** Far more items than any list really has. */
const MANY = 1000;

/** Fills a list with copies of its first item. */
const crowded = (which: number): Mutation =>
  at(which, (owner, key) => (owner[key] = Array(MANY).fill(Object(owner[key])[0])), Array.isArray);

const where = fc.nat({ max: 500 });

/** A single mutation of a response. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 5,
    arbitrary: where.map((which) => at(which, (owner, key) => Reflect.deleteProperty(owner, key))),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(where, fc.constantFrom(...STRANGE))
      .map(([which, value]) => at(which, (owner, key) => (owner[key] = structuredClone(value)))),
  },
  {
    weight: 3,
    arbitrary: where.map((which) =>
      at(which, (owner, key) => {
        const text = owner[key];
        owner[key] = typeof text === 'string' ? text.slice(0, text.length / 2) : [text, text];
      }),
    ),
  },
  { weight: 2, arbitrary: where.map((which) => at(which, (owner, key) => (owner['x-new'] = owner[key]))) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map(cut) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...STATUSES).map((status): Mutation => (answer) => ({ ...answer, status })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...BODIES).map((body) => withBody(body)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(200, 502).map((status): Mutation => () => ({
      status,
      type: 'text/html',
      body: '<!doctype html><title>Bad gateway</title>',
    })),
  },
  { weight: 1, arbitrary: fc.constant(withBody(`{"data":"${'x'.repeat(2_100_000)}"}`)) },
);

/** One or two mutations at once; mostly one. */
export const broken: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 4, arbitrary: mutations },
  {
    weight: 1,
    arbitrary: fc.tuple(mutations, mutations).map(([first, second]): Mutation => (answer) => {
      try {
        return second(first(answer));
      } catch {
        // The first mutation left nothing for the second to change.
        return first(answer);
      }
    }),
  },
);

/**
 * Fills a list with many equal items. Separate from the others, because code that lists items by id may
 * expect unique ids.
 */
export const crowding: fc.Arbitrary<Mutation> = where.map(crowded);

/** Creates a real response; a status of 204 has no body. */
export const responseOf = ({ status, type, body }: Answer): Response =>
  new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
