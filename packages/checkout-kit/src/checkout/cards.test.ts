import { readPaymentInfo, updatePayment } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changePayment, loadCards } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();
const CARDS = readPaymentInfo.name;

type Core = Awaited<ReturnType<typeof box.start>>['core'];

const bankOf = ({ store }: Core) => {
  const { cards } = store.getState();
  return cards.phase === 'ready' ? cards.info.bank : [];
};
const payersOf = ({ store }: Core) => checkoutOf(store.getState().order)?.payments.map(({ card }) => card.id);

describe('the card that pays by default', () => {
  it('is the one preferred for the application, before other usable cards [C-4.3]', async () => {
    const first = await box.start();
    const [preferred] = bankOf(first.core).filter(({ preferredFor }) => preferredFor.includes('CLICKLIST'));
    const others = bankOf(first.core).filter(({ expired, id }) => !expired && id !== preferred?.id);
    expect([payersOf(first.core), others.length > 0]).toEqual([[preferred?.id], true]);
    first.leave();
    // The list is sorted by when a card was added.
    const [other] = others;
    await box.db
      .updateTable('preferred')
      .set({ card_id: other?.id ?? '' })
      .execute();
    const next = await box.start();
    expect(payersOf(next.core)).toEqual([other?.id]);
    expect(next.core.store.getState().wantedPayment).toEqual({
      bankCardId: other?.id,
      snap: undefined,
      giftCardIds: [],
    });
  });

  it('is the first usable one when none is preferred [C-4.3]', async () => {
    await box.db.deleteFrom('preferred').execute();
    const { core } = await box.start();
    const usable = bankOf(core).filter(({ expired }) => !expired);
    expect([payersOf(core), usable.length > 0]).toEqual([[usable[0]?.id], true]);
  });

  it('is none when no card is usable', async () => {
    await box.db.updateTable('cards').set({ exp_year: '2020' }).where('exp_year', 'is not', null).execute();
    const { core } = await box.start();
    expect([bankOf(core).every(({ expired }) => expired), payersOf(core)]).toEqual([true, []]);
    expect([core.store.getState().wantedPayment, box.calls(updatePayment.name)]).toEqual([undefined, 0]);
  });

  it('is not selected in another application [C-4.3]', async () => {
    const { core } = await box.start({ more: { appName: 'MEMBERSHIP' } });
    expect([bankOf(core).length > 0, payersOf(core), box.calls(updatePayment.name)]).toEqual([true, [], 0]);
  });

  it('stays the one that was selected before [C-4.3]', async () => {
    const first = await box.start();
    first.leave();
    const { core } = await box.start({ orderId: first.orderId });
    expect([payersOf(core)?.length, box.calls(updatePayment.name)]).toEqual([1, 1]);
  });

  it('is not selected for changes to an order [C-4.3]', async () => {
    const changes = await box.beginChanges();
    const before = box.calls(updatePayment.name);
    const { core } = await box.start(changes);
    expect([bankOf(core).length > 0, box.calls(updatePayment.name)]).toEqual([true, before]);
  });
});

describe('loading the cards', () => {
  it('reports a failure, also to the host, and can be retried', async () => {
    const { core, heard } = await box.start();
    box.refuse(CARDS, 404);
    const loading = loadCards(core);
    // The loaded cards stay on screen during the read.
    expect(core.store.getState().cards.phase).toBe('ready');
    await loading;
    expect(core.store.getState().cards).toEqual({ phase: 'failed' });
    expect(heard('error')).toMatchObject([{ error: { endpoint: readPaymentInfo.path } }]);
    const again = loadCards(core);
    expect(core.store.getState().cards.phase).toBe('loading');
    await again;
    expect(core.store.getState().cards.phase).toBe('ready');
  });

  it('selects none for a shopper who has none selected any more', async () => {
    const { core } = await box.start();
    await changePayment(core, { bankCardId: undefined, snap: undefined, giftCardIds: [] });
    const before = box.calls(updatePayment.name);
    await loadCards(core);
    expect([payersOf(core), box.calls(updatePayment.name)]).toEqual([[], before]);
    // As the retry after a failure does.
    box.refuse(CARDS, 404);
    await loadCards(core);
    await loadCards(core);
    expect(core.store.getState().cards.phase).toBe('ready');
    expect([payersOf(core), box.calls(updatePayment.name)]).toEqual([[], before]);
  });

  it('selects one by a retry of a first read that failed [C-4.3]', async () => {
    box.refuse(CARDS, 404);
    const { core } = await box.start();
    expect([core.store.getState().cards, payersOf(core)]).toEqual([{ phase: 'failed' }, []]);
    await loadCards(core);
    expect(payersOf(core)).toHaveLength(1);
  });

  it('has no effect once the shopper has left', async () => {
    const { core, leave, heard } = await box.start();
    const loading = loadCards(core);
    leave();
    await loading;
    expect([core.store.getState().cards.phase, heard('error')]).toEqual(['loading', []]);
  });

  it('does not happen once the order is placed', async () => {
    const first = await box.start();
    first.leave();
    await box.db.updateTable('checkouts').set({ status: 'SUBMITTED' }).execute();
    const { core, order } = await box.start({ orderId: first.orderId });
    expect([order().phase, core.store.getState().cards.phase]).toEqual(['placed', 'loading']);
  });
});
