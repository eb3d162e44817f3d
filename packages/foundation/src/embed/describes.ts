import type * as v from 'valibot';

/** Types without nested config keys. */
type Leaf =
  | string
  | number
  | boolean
  | null
  | undefined
  | EventTarget
  | readonly unknown[]
  | ((...given: never) => unknown);

type Member<Owner, Name> = Name extends keyof Owner ? Exclude<Owner[Name], Leaf> : never;

/**
 * The key paths that only one of two types has: `uiConfig.cardBox.className`. A record with arbitrary keys
 * has them all.
 */
type Differing<A, B, Path extends string = ''> = string extends keyof A | keyof B
  ? never
  : {
      [Name in (keyof A | keyof B) & string]: Name extends keyof A & keyof B
        ? [Member<A, Name>] extends [never]
          ? never
          : [Member<B, Name>] extends [never]
            ? never
            : Differing<Member<A, Name>, Member<B, Name>, `${Path}${Name}.`>
        : `${Path}${Name}`;
    }[(keyof A | keyof B) & string];

/**
 * Declares the type that a schema validates. Keys that only the schema or only the type has are a compile
 * error, which names them.
 */
export const describes =
  <Config>() =>
  <Schema extends v.GenericSchema>(
    schema: [Differing<Config, v.InferInput<Schema>>] extends [never]
      ? Schema
      : Differing<Config, v.InferInput<Schema>>,
  ) =>
    schema;
