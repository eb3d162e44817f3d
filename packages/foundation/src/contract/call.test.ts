import * as v from 'valibot';
import { expect, it } from 'vitest';
import { safeParse } from './call.ts';

/** What old scripts of a page leave on every object. */
const pollutions: readonly (readonly [what: string, owner: object, member: PropertyDescriptor])[] = [
  ['a function', Object.prototype, { value: () => undefined, writable: true }],
  ['a text', Object.prototype, { value: 'measured', writable: true }],
  ['a getter', Object.prototype, { get: () => ({ measured: true }) }],
  ['a helper of lists', Array.prototype, { value: () => undefined, writable: true }],
];

/** What becomes of a run on a page with such a script. */
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

it.each(pollutions)('reads the same values where scripts have given every object %s', (_, owner, member) => {
  for (const [schema, input] of schemas) {
    const read = onPageWith(owner, member, () => safeParse(schema, input));
    expect(read).toEqual({ ...v.safeParse(schema, input), success: true });
    const refused = onPageWith(owner, member, () => safeParse(schema, { id: 1 }));
    expect(messagesOf(refused)).toEqual(messagesOf(v.safeParse(schema, { id: 1 })));
  }
});
