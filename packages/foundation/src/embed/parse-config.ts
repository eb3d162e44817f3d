import type * as v from 'valibot';
import { safeParse } from '../contract/call.ts';
import { GrocerError } from '../http/grocer-error.ts';
import { isRecord } from './is-record.ts';

/** "authConfig.token", from the path of an issue. */
const placeOf = (issue: v.BaseIssue<unknown>): string =>
  issue.path?.map(({ key }) => String(key)).join('.') ?? 'config';

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

/** What is wrong with what a host passed in, a sentence each; empty when nothing is. */
export function configProblems(schema: ConfigSchema, config: unknown): readonly string[] {
  const parsed = safeParse(schema, withAllKeys(schema, config));
  return parsed.success ? [] : parsed.issues.map(problem);
}
