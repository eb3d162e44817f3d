import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createWalletClient } from '../client.ts';
import type { WalletConfig } from '../config.ts';
import { startShop } from '../testing/shop-for-tests.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.stop());

const clientOf = async (shopper: string, more: Partial<WalletConfig> = {}) =>
  createWalletClient(await shop.configOf(shopper, more));

it('lists, prefers, checks and deletes cards without exposing payment secrets', async () => {
  const client = await clientOf('alice');
  const listed = await client.listCards();
  const cards = listed.ok ? listed.value : [];
  const master = cards.find(({ lastFour }) => lastFour === '4444');
  const gift = cards.find(({ lastFour }) => lastFour === '1000');
  expect(JSON.stringify(cards)).not.toMatch(/paymentGram|versionKey|fraudToken|vaultCardId|firstName/);
  expect(await client.preferCard(master?.id ?? '')).toEqual({ ok: true, value: true });
  expect(await client.checkGiftBalance(gift?.id ?? '')).toEqual({ ok: true, value: 2500 });
  expect(await client.deleteCard(gift?.id ?? '')).toEqual({ ok: true, value: true });
  const again = await client.listCards();
  expect(again.ok && again.value.map(({ lastFour }) => lastFour)).not.toContain('1000');
  expect(again.ok && again.value.find(({ id }) => id === master?.id)?.preferredFor).toContain('CLICKLIST');
});

it('adds gift and SNAP cards and returns closed error codes', async () => {
  const client = await clientOf('grace');
  const added = await client.addGiftCard({ pan: '9999990000000001001', pin: '1111' });
  expect(added).toMatchObject({ ok: true, value: { group: 'gift', lastFour: '1001' } });
  const twice = await client.addGiftCard({ pan: '9999990000000001001', pin: '1111' });
  expect(twice).toMatchObject({ ok: false, error: { code: 'card_duplicate' } });
  const empty = await client.addGiftCard({ pan: '9999990000000001002', pin: '1111' });
  expect(empty).toMatchObject({ ok: false, error: { code: 'gift_card_empty' } });
  expect(await client.addSnapCard({ pan: '9999000000000004' })).toMatchObject({ ok: true });
  const second = await client.addSnapCard({ pan: '9999000000000012' });
  expect(second).toMatchObject({ ok: false, error: { code: 'snap_card_exists' } });
});

it('returns not_found for the balance of an unknown card', async () => {
  const client = await clientOf('alice');
  expect(await client.checkGiftBalance('nobody')).toMatchObject({ error: { code: 'not_found' } });
});

it('renews no token and asks for no sign-in after dispose', async () => {
  const redirectToSignIn = vi.fn();
  const getNewToken = vi.fn(() => Promise.reject(new Error('no')));
  const { authConfig } = await shop.configOf('alice');
  const client = await clientOf('alice', {
    authConfig: { ...authConfig, token: 'stale', getNewToken, redirectToSignIn },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const listed = client.listCards();
  await vi.waitUntil(() => getNewToken.mock.calls.length === 1);
  client.dispose();
  expect(await listed).toMatchObject({ ok: false, error: { code: 'aborted' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([getNewToken.mock.calls.length, redirectToSignIn.mock.calls.length]).toEqual([1, 0]);
});

it('aborts pending requests on dispose', async () => {
  const client = await clientOf('alice');
  const listed = client.listCards();
  client.dispose();
  expect(await listed).toMatchObject({ ok: false, error: { code: 'aborted' } });
});
