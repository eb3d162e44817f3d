import * as v from 'valibot';
import type { ErrorRule } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of a request that differ from call to call. */
export interface Parts<Body> {
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/**
 * An API call. Its schemas describe the wire format and transform nothing; `encode` and `decode` convert to
 * and from it.
 */
export interface Call<Input, Output, Body = unknown, Answer = unknown, Wire = Answer> {
  /** Unique dotted name: `wallet.list`. */
  readonly name: string;
  /** One-sentence summary for the OpenAPI document. */
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
  /** Path template, such as `/payment/v2/wallet/{cardId}`. */
  readonly path: string;
  /** Distinguishes calls with the same method and path by the value of a body field. */
  readonly kind?: { readonly field: string; readonly is: string };
  /** True when the call changes data; it is then only repeated under the same idempotency key. */
  readonly write: boolean;
  /** `bearer`: a shopper's token. `optional`: a token, if signed in. `client`: a back end's secret. */
  readonly auth: 'bearer' | 'optional' | 'client' | 'none';
  readonly query?: v.GenericSchema<Record<string, string | undefined>>;
  readonly headers?: v.GenericSchema<Record<string, string | undefined>>;
  readonly body?: v.GenericSchema<Body>;
  readonly response: v.GenericSchema<Answer>;
  /** Schema that clients parse with: `response`, or one where an invalid item does not spoil the rest. */
  readonly tolerates: v.GenericSchema<Wire>;
  readonly errors: readonly ErrorRule[];
  /** Returns the error code of a rejection sent with a success status; `undefined` when there is none. */
  refusalIn?(wire: Wire): string | undefined;
  encode(input: Input): Parts<Body>;
  decode(wire: Wire): Output;
}

/** A call with unknown input and output types, as in the table of all calls. */
export type AnyCall = Omit<Call<never, unknown>, 'decode'> & { decode(wire: never): unknown };

/** True when two types are identical. A type with an additional optional field is not. */
type IsSame<A, B> =
  (<Any>(any: Any) => Any extends A ? 1 : 2) extends <Any>(any: Any) => Any extends B ? 1 : 2 ? true : false;

/**
 * For a schema that does not match its type, requires members that no schema has, so the error shows both
 * types.
 */
type Checks<Type, Schema extends v.GenericSchema> =
  IsSame<v.InferOutput<Schema>, Type> extends true
    ? unknown
    : { readonly typeSays: Type; readonly schemaSays: v.InferOutput<Schema> };

/** The declaration of a call: its types are named, and its schemas must match them exactly. */
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

/** Declares a call, for a constant whose type names the call's input and output. */
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

/** Declares a call whose client parses responses more leniently than the service's format. */
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

/** Returns the parameter names of a path template. */
export const pathParams = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Escapes a path segment. A URL would resolve "." and "..", however escaped; no id is called "-". */
const segmentOf = (value: string): string => (/^\.\.?$/.test(value) ? '-' : encodeURIComponent(value));

/** Fills in a path template. Values are escaped, so an id cannot leave its path segment. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segmentOf(params[name] ?? ''));

/** Returns the query string with its question mark; empty without parameters. */
export function queryText(query: Parts<unknown>['query'] = {}): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}

/** Returns true when a script on the page has added enumerable properties to `Object.prototype`. */
const isPolluted = (): boolean => Object.keys(Object.prototype).length > 0;

/** Schemas already processed by `bareKeys`. Schemas are module constants, so this cache is one too. */
const bare = new WeakSet<object>();

/** Removes the prototype from the entries of a schema and of its nested schemas. */
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
 * Parses external data. Valibot iterates over a schema's keys with `for in`, which would also treat
 * properties that old scripts added to `Object.prototype` as schemas.
 */
export function safeParse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.SafeParseResult<Schema> {
  if (isPolluted()) bareKeys(schema);
  // oxlint-disable-next-line grocer/parse-safely -- the schema's entries have no prototype
  return v.safeParse(schema, input);
}

/** Returns the items of a list that this version can parse; the others must not spoil them. */
export const readableIn = <Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]) =>
  list.flatMap((item) => {
    const parsed = safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
