import type * as v from 'valibot';
import { safeParse } from '../contract/call.ts';
import { GrocerError } from '../http/grocer-error.ts';
import { isRecord } from './is-record.ts';

/** Returns the dotted path of an issue: "authConfig.token". */
const placeOf = (issue: v.BaseIssue<unknown>): string =>
  issue.path?.map(({ key }) => String(key)).join('.') ?? 'config';

/** Describes an issue with the schema's message, because valibot's own messages contain the value. */
function wordsOf({ input, message, expected }: v.BaseIssue<unknown>): string {
  const isOurs = !message.startsWith('Invalid ');
  if (input !== undefined) return isOurs ? message : `must be of type ${expected}.`;
  if (!isOurs) return 'is missing.';
  return message.startsWith('is ') ? message : `is missing; it ${message}`;
}

const problem = (issue: v.BaseIssue<unknown>): string => `\`${placeOf(issue)}\` ${wordsOf(issue)}`;

/** Creates the error for an invalid config: lists every problem, but no values. */
export function configError(product: string, found: readonly string[]): GrocerError {
  // Two schemas may have reported the same problem.
  const problems = [...new Set(found)];
  const many = problems.length === 1 ? 'One thing is' : `${problems.length} things are`;
  const list = problems.map((line) => `\n  - ${line}`).join('');
  const message = `Grocer ${product}: ${many} wrong with the config, so nothing can be shown.${list}`;
  return new GrocerError({ code: 'invalid_config', retryable: false, message });
}

export interface ConfigSchema extends v.GenericSchema {
  readonly entries: object;
}

/** Adds every key of the schema, so that a missing key gets its own message. */
const withAllKeys = ({ entries }: ConfigSchema, config: object): object => ({
  ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])),
  ...config,
});

/** Returns the problems of a config, one sentence each; empty when it is valid. */
export function configProblems(schema: ConfigSchema, config: unknown): readonly string[] {
  if (!isRecord(config))
    return [`What is passed must be an object, and is ${config === null ? 'null' : typeof config}.`];
  const parsed = safeParse(schema, withAllKeys(schema, config));
  return parsed.success ? [] : parsed.issues.map(problem);
}
