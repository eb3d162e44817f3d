import * as v from 'valibot';
import { expect, it } from 'vitest';
import { call, safeParse, tolerantCall } from './call.ts';
import type { Call } from './call.ts';

/** Properties that old scripts of a page add to every object. */
const pollutions: readonly (readonly [what: string, owner: object, member: PropertyDescriptor])[] = [
  ['a function', Object.prototype, { value: () => undefined, writable: true }],
  ['a text', Object.prototype, { value: 'measured', writable: true }],
  ['a getter', Object.prototype, { get: () => ({ measured: true }) }],
  ['a helper of lists', Array.prototype, { value: () => undefined, writable: true }],
];

/** Runs a function as on a page with such a script. */
function onPageWith<Result>(owner: object, member: PropertyDescriptor, run: () => Result): Result {
  Reflect.defineProperty(owner, 'leftBehind', { ...member, enumerable: true, configurable: true });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(owner, 'leftBehind');
  }
}

const inner = { id: v.string(), note: v.optional(v.string(), 'none') };
const schemas: readonly (readonly [schema: v.GenericSchema, input: unknown])[] = [
  [v.object(inner), { id: 'a' }],
  [v.pipe(v.array(v.object(inner)), v.minLength(1)), [{ id: 'a' }]],
  [v.object({ it: v.optional(v.object(inner)) }), { it: { id: 'a' } }],
  [v.looseObject(inner), { id: 'a', more: 1 }],
  [v.variant('id', [v.object({ id: v.literal('b') }), v.object(inner)]), { id: 'a' }],
  [v.union([v.string(), v.object(inner)]), { id: 'a' }],
  [v.record(v.string(), v.object(inner)), { one: { id: 'a' } }],
];

const messagesOf = ({ issues }: v.SafeParseResult<v.GenericSchema>) => issues?.map(({ message }) => message);

it.each(pollutions)('reads the same values when scripts have given every object %s', (_, owner, member) => {
  for (const [schema, input] of schemas) {
    const read = onPageWith(owner, member, () => safeParse(schema, input));
    expect(read).toEqual({ ...v.safeParse(schema, input), success: true });
    const refused = onPageWith(owner, member, () => safeParse(schema, { id: 1 }));
    expect(messagesOf(refused)).toEqual(messagesOf(v.safeParse(schema, { id: 1 })));
  }
});

interface Wish {
  name: string;
  size: 'small' | 'large';
  note?: string | undefined;
}
const entries = { name: v.string(), size: v.picklist(['small', 'large']), note: v.optional(v.string()) };
const exact = v.object(entries);
const lacking = v.object({ name: entries.name, size: entries.size });
const more = v.object({ ...entries, more: v.optional(v.string()) });
const wider = v.object({ ...entries, size: v.string() });
const required = v.object({ ...entries, note: v.union([v.string(), v.undefined()]) });
const deeper = v.object({ list: v.array(more) });
const told = {
  name: 'test.wish',
  summary: 'Wishes.',
  service: 'platform',
  method: 'POST',
  path: '/wish',
  write: false,
  auth: 'none',
  errors: [],
} as const;
const says = { encode: (body: Wish) => ({ body }), decode: () => true as const };
type Wishing = Call<Wish, true, Wish, Wish>;

// Checked by the compiler: an error that does not occur makes its `@ts-expect-error` an error.
it('accepts schemas of exactly the types that a call names, and rejects any others', () => {
  const wish: Wishing = call({ ...told, ...says, body: exact, response: exact });
  expect(wish.tolerates).toBe(exact);
  // @ts-expect-error -- `note` is missing
  const first: Wishing = call({ ...told, ...says, body: lacking, response: exact });
  // @ts-expect-error -- `note` is missing
  const second: Wishing = call({ ...told, ...says, body: exact, response: lacking });
  // @ts-expect-error -- the type has no `more`
  const third: Wishing = call({ ...told, ...says, body: more, response: exact });
  // @ts-expect-error -- `size` must not be any string
  const fourth: Wishing = call({ ...told, ...says, body: wider, response: exact });
  // @ts-expect-error -- `note` may be absent
  const fifth: Wishing = call({ ...told, ...says, body: required, response: exact });
  // @ts-expect-error -- the items of the type have no `more`
  const sixth: Call<Wish, true, Wish, { list: Wish[] }> = call({ ...told, ...says, response: deeper });
  const lenient = { ...told, ...says, response: exact, tolerates: lacking };
  // @ts-expect-error -- `note` is missing in what is tolerated
  const seventh: Call<Wish, true, Wish, Wish, Wish> = tolerantCall(lenient);
  expect([first, second, third, fourth, fifth, sixth, seventh]).toHaveLength(7);
});
