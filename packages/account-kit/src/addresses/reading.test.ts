import { expect, it, onTestFinished, vi } from 'vitest';
import { useAccount } from '../testing/use-account.ts';
import { loadBook } from './reading.ts';

const box = useAccount();

it('ends the session when the book is first read with an expired token', async () => {
  const { account, heard } = await box.start('alice');
  await box.controls.expireTokens();
  expect(await loadBook(account)).toMatchObject({ phase: 'failed', trouble: 'signIn' });
  expect([account.deps.session.current(), heard('session:expired')]).toEqual([undefined, [undefined]]);
});

/** Makes all addresses in the service's answers unreadable. */
function spoilAddresses(): void {
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const answer = await network(...sent);
    const text = (await answer.text()).replaceAll(/"postalCode":"[^"]*"/g, '"postalCode":0');
    return new Response(text, { status: answer.status, headers: answer.headers });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

it('does not call a book empty of which no address can be read', async () => {
  spoilAddresses();
  const { account } = await box.start('alice');
  expect(await loadBook(account)).toEqual({ phase: 'failed', trouble: 'generic' });
});

it('keeps the list on screen when none of a newer one can be read, and tells the host', async () => {
  const { account, state, heard } = await box.start('alice');
  await loadBook(account);
  const { book } = state();
  spoilAddresses();
  expect(await loadBook(account)).toMatchObject({ phase: 'failed' });
  expect(state().book).toBe(book);
  expect(heard('error')).toMatchObject([{ error: { code: 'invalid_answer' } }]);
});

it('leads nobody away who may be typing an address when the shown book is refreshed', async () => {
  const { account, state, heard, visited } = await box.start('alice');
  await loadBook(account);
  const { book } = state();
  await box.controls.expireTokens();
  await loadBook(account, true);
  expect(state().book).toBe(book);
  expect([account.deps.session.current() !== undefined, heard('session:expired'), visited]).toEqual([
    true,
    [],
    [],
  ]);
});
