import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describes } from './describes.ts';

interface Config {
  readonly title?: string;
  readonly box?: { readonly isOpen?: boolean; readonly onPress?: () => void };
  readonly target?: string | EventTarget;
  readonly words?: { readonly close?: string };
}
const title = v.optional(v.string());
const target = v.optional(v.custom<string | EventTarget>(() => true));
const words = v.optional(v.record(v.string(), v.string()));
const box = v.optional(
  v.object({ isOpen: v.optional(v.boolean()), onPress: v.optional(v.custom<never>(() => true)) }),
);

// Checked by the compiler: an error that does not occur makes its `@ts-expect-error` an error.
it('accepts a schema with exactly the names of its type, also in nested objects', () => {
  const schema = describes<Config>()(v.object({ title, target, words, box }));
  expect(v.parse(schema, { title: 'a' })).toEqual({ title: 'a' });
  // @ts-expect-error -- `title` is missing
  describes<Config>()(v.object({ target, words, box }));
  // @ts-expect-error -- the type has no `heading`
  describes<Config>()(v.object({ title, heading: title, target, words, box }));
  const open = v.optional(v.object({ isOpen: v.optional(v.boolean()) }));
  // @ts-expect-error -- `box.onPress` is missing
  describes<Config>()(v.object({ title, target, words, box: open }));
});
