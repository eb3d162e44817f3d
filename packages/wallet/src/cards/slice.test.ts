import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cardOf } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';
import type { Check } from './rules.ts';

const here = useShop();
const { open, calls } = here;

const list = () => calls('wallet.list').length;

describe('refreshing the cards', () => {
  it('sends no second request while the first load is running', async () => {
    const wallet = await here.shop.walletOf('alice');
    const { loadCards, refreshCards } = wallet.store.getState();
    // A request that is dropped at once never reaches the sandbox.
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => sent.mockRestore());
    const loading = loadCards();
    refreshCards();
    await loading;
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('asks anew for whoever asks as soon as the answer is heard', async () => {
    here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400 });
    const wallet = await here.shop.walletOf('alice');
    const asked: Promise<void>[] = [];
    wallet.emitter.on('load:failed', () => asked.push(wallet.refresh()));
    const stop = wallet.subscribe(() => {
      if (wallet.getState().status !== 'ready') return;
      stop();
      asked.push(wallet.refresh());
    });
    onTestFinished(wallet.retain());
    await expect.poll(() => asked.length).toBe(2);
    await Promise.all(asked);
    expect([list(), wallet.getState().status]).toEqual([3, 'ready']);
  });

  it('leaves a failed load to the shopper, who sees its error', async () => {
    here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400 });
    const { state } = await open('alice');
    const [failed, asked] = [state().cards, list()];
    expect(failed.phase).toBe('failed');
    state().refreshCards();
    expect([state().cards, list()]).toEqual([failed, asked]);
  });

  it('keeps loaded cards on screen until the new ones arrive', async () => {
    const { state } = await open('alice');
    const { cards } = state();
    state().refreshCards();
    expect(state().cards).toBe(cards);
    await expect.poll(list).toBe(2);
  });
});

describe('the check of a card', () => {
  it.each<[Check | 'done', Check | undefined]>([
    ['checking', 'checking'],
    ['failed', 'failed'],
    ['locked', 'locked'],
    ['saving', 'saving'],
    ['done', undefined],
  ])('becomes %s and leaves that of other cards alone', async (next, shown) => {
    const opened = await open('alice');
    const [gift, snap] = [cardOf(opened, '1000').id, cardOf(opened, '0004').id];
    opened.state().markCheck(snap, 'failed');
    opened.state().markCheck(gift, 'checking');
    opened.state().markCheck(gift, next);
    expect(opened.state().checks).toEqual({ [snap]: 'failed', ...(shown && { [gift]: shown }) });
  });
});
