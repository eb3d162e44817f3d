import * as v from 'valibot';
import type { ErrorRule } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of a request that a call fills in; the rest is the same for every call. */
export interface Parts<Body> {
  readonly params?: Readonly<Record<string, string>>;
  /** What follows the question mark; a value that is `undefined` is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/**
 * One call on the wire. Schemas here describe wire shapes and transform nothing; `encode` and `decode` are
 * where wire names end.
 */
export interface Call<Input, Output, Body = unknown, Answer = unknown, Wire = Answer> {
  /** Unique, dotted: `wallet.list`. */
  readonly name: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly service:
    | 'payment'
    | 'auth'
    | 'vault'
    | 'platform'
    | 'profile'
    | 'account'
    | 'modality'
    | 'consent'
    | 'content'
    | 'scheduling'
    | 'products'
    | 'cart'
    | 'checkout';
  readonly method: Method;
  /** A template such as `/payment/v2/wallet/{cardId}`. */
  readonly path: string;
  /** Tells calls of one method and path apart, by what a field of the body says. */
  readonly kind?: { readonly field: string; readonly is: string };
  /** Does it change anything? Such a call is repeated only under the same idempotency key. */
  readonly write: boolean;
  /** `bearer`: a shopper's token. `optional`: one where somebody is signed in. `client`: a back end's secret. */
  readonly auth: 'bearer' | 'optional' | 'client' | 'none';
  readonly query?: v.GenericSchema<Record<string, string | undefined>>;
  readonly headers?: v.GenericSchema<Record<string, string | undefined>>;
  readonly body?: v.GenericSchema<Body>;
  readonly response: v.GenericSchema<Answer>;
  /** What a client puts up with; the same as `response` but where one bad item must not spoil the rest. */
  readonly tolerates: v.GenericSchema<Wire>;
  readonly errors: readonly ErrorRule[];
  /** The code of a refusal that comes with a status of success; absent and `undefined` mean that there is none. */
  refusalIn?(wire: Wire): string | undefined;
  encode(input: Input): Parts<Body>;
  decode(wire: Wire): Output;
}

/** A call whose input and output nobody needs to know, as in the table of all calls. */
export type AnyCall = Omit<Call<never, unknown>, 'decode'> & { decode(wire: never): unknown };

/** Are two types the same to the letter? One with another field is not, even where that field may be absent. */
type IsSame<A, B> =
  (<Any>(any: Any) => Any extends A ? 1 : 2) extends <Any>(any: Any) => Any extends B ? 1 : 2 ? true : false;

/** Asks of a schema that is not the one of a type for what no schema has, so that the compiler shows both. */
type Checks<Type, Schema extends v.GenericSchema> =
  IsSame<v.InferOutput<Schema>, Type> extends true
    ? unknown
    : { readonly typeSays: Type; readonly schemaSays: v.InferOutput<Schema> };

/** A call as it is declared: its types are named, and its schemas have to be of exactly those. */
type Declared<
  Input,
  Output,
  Body,
  Answer,
  Wire,
  BodySchema extends v.GenericSchema,
  AnswerSchema extends v.GenericSchema,
> = Omit<
  Call<NoInfer<Input>, NoInfer<Output>, NoInfer<Body>, Answer, NoInfer<Wire>>,
  'body' | 'response' | 'tolerates'
> & {
  readonly body?: BodySchema & Checks<Body, BodySchema>;
  readonly response: AnswerSchema & Checks<Answer, AnswerSchema>;
};

/** Declares a call, for a constant whose type names what the call takes and gives. */
export const call = <
  Input,
  Output,
  Body,
  Answer,
  BodySchema extends v.GenericSchema<Body>,
  AnswerSchema extends v.GenericSchema<Answer>,
>(
  declared: Declared<Input, Output, Body, Answer, Answer, BodySchema, AnswerSchema>,
): Call<Input, Output, Body, Answer> => ({ ...declared, tolerates: declared.response });

/** Declares a call whose client reads answers more leniently than the service writes them. */
export const tolerantCall = <
  Input,
  Output,
  Body,
  Answer,
  Wire,
  BodySchema extends v.GenericSchema<Body>,
  AnswerSchema extends v.GenericSchema<Answer>,
  WireSchema extends v.GenericSchema<Wire>,
>(
  declared: Declared<Input, Output, Body, Answer, Wire, BodySchema, AnswerSchema> & {
    readonly tolerates: WireSchema & Checks<Wire, WireSchema>;
  },
): Call<Input, Output, Body, Answer, Wire> => declared;

/** The names of the parameters in a path template. */
export const pathParams = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Fills a path template; each value is escaped, so an id can never leave its segment. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The part of an address after its path; empty where there is nothing to say. */
export function queryText(query: Parts<unknown>['query'] = {}): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}

/** Has a script of the page put something on every object? */
const isPolluted = (): boolean => Object.keys(Object.prototype).length > 0;

/** Schemas that have been seen to: they are constants of modules, and so is what is known of them. */
const bare = new WeakSet<object>();

/** Takes what every object inherits off the keys of a schema, and of all schemas in it. */
function bareKeys(schema: object): void {
  if (bare.has(schema)) return;
  bare.add(schema);
  for (const [name, part] of Object.entries(schema)) {
    if (typeof part !== 'object' || part === null) continue;
    if (name === 'entries') Object.setPrototypeOf(part, null);
    bareKeys(part);
  }
}

/**
 * Parses what comes from outside. Valibot goes over a schema's keys with `for in`, which also meets what old scripts of a
 * page have put on every object, and would take that for schemas.
 */
export function safeParse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.SafeParseResult<Schema> {
  if (isPolluted()) bareKeys(schema);
  // oxlint-disable-next-line grocer/parse-safely -- its keys are bare
  return v.safeParse(schema, input);
}
