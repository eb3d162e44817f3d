import * as v from 'valibot';
import { GrocerError } from '../http/grocer-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** "authConfig.token", from the path of an issue. */
const placeOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'config';

function problem(issue: v.BaseIssue<unknown>): string {
  const missing = issue.input === undefined && !issue.message.startsWith('is ');
  return `\`${placeOf(issue)}\` ${missing ? `is missing; it ${issue.message}` : issue.message}`;
}

/** The error a host sees for a config that cannot work: every problem at once, and no value of it. */
export function configError(product: string, problems: readonly string[]): GrocerError {
  const many = problems.length === 1 ? 'One thing is' : `${problems.length} things are`;
  const list = problems.map((line) => `\n  - ${line}`).join('');
  const message = `Grocer ${product}: ${many} wrong with the config, so nothing can be shown.${list}`;
  return new GrocerError({ code: 'invalid_config', retryable: false, message });
}

/** Keys of a config that the schema does not know: most likely misspelt. */
export const unknownKeys = (schema: { readonly entries: object }, config: unknown): readonly string[] =>
  isRecord(config) ? Object.keys(config).filter((key) => !Object.hasOwn(schema.entries, key)) : [];

interface ConfigSchema extends v.GenericSchema {
  readonly entries: object;
}

/** Every key of the schema, so that a missing one is told in its own words. */
const withAllKeys = ({ entries }: ConfigSchema, config: unknown): unknown =>
  isRecord(config)
    ? { ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])), ...config }
    : config;

/** Parses what a host passed in; throws one `invalid_config` error with all problems. */
export function parseConfig<Schema extends ConfigSchema>(
  product: string,
  schema: Schema,
  config: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, withAllKeys(schema, config));
  if (parsed.success) return parsed.output;
  throw configError(product, parsed.issues.map(problem));
}
