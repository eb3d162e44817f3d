import type * as v from 'valibot';

/** What has no names inside that a host would write. */
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

/** The names that one of two types has alone: `uiConfig.cardBox.className`. A record of any names has them all. */
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
 * Says which type a schema checks. The compiler refuses a schema that has other names than the type, and says which
 * those are.
 */
export const describes =
  <Config>() =>
  <Schema extends v.GenericSchema>(
    schema: [Differing<Config, v.InferInput<Schema>>] extends [never]
      ? Schema
      : Differing<Config, v.InferInput<Schema>>,
  ) =>
    schema;
