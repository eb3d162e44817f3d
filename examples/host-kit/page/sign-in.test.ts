import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';

const ok = (body: object): Response => Response.json(body);
const FAILED = /^Signing in did not work\./;
const NOT_READ = /^You are signed in, but this page can’t be shown right now\./;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is signed in', [ok({}), ok({ shopper: { id: 'a' } })], /^nothing$/],
  ['is refused', [new Response(null, { status: 500 })], FAILED],
  ['is not kept by the browser', [ok({}), ok({})], FAILED],
  ['is signed in, but cannot read the session', [ok({}), new Response(null, { status: 502 })], NOT_READ],
])('says nothing or what did not work when a shopper %s', async (_, answers, words) => {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => left.shift());
  expect((await signIn('alice')) ?? 'nothing').toMatch(words);
});
