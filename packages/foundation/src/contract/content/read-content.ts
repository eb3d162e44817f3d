import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';

/** Selects a table of texts, such as "modality/fulfillment/text"; keys may be missing from it. */
export interface ContentQuestion {
  readonly table: string;
  readonly locale: string;
}

/** The texts of a table, by key. */
export type Words = Record<string, string>;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const readContent: Call<
  ContentQuestion,
  Readonly<Words>,
  unknown,
  { data: { id: string; strings: Words } }
> = call({
  name: 'content.strings',
  summary: 'Reads a table of texts; clients have defaults for missing ones.',
  service: 'content',
  method: 'GET',
  path: '/content/v1/strings',
  write: false,
  auth: 'none',
  query: v.object({ id: text, locale: text }),
  response: v.object({ data: v.object({ id: v.string(), strings: v.record(v.string(), v.string()) }) }),
  errors: [],
  encode: ({ table, locale }) => ({ query: { id: table, locale } }),
  decode: ({ data }) => data.strings,
});
