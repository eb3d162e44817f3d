import { readPaymentInfo, updatePayment } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { loadCards } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();
const CARDS = readPaymentInfo.name;

type Core = Awaited<ReturnType<typeof box.start>>['core'];

const bankOf = ({ store }: Core) => {
  const { cards } = store.getState();
  return cards.phase === 'ready' ? cards.info.bank : [];
};
const payersOf = ({ store }: Core) => checkoutOf(store.getState().order)?.payments.map(({ card }) => card.id);

describe('the card that pays, where nobody has chosen', () => {
  it('is the one that is preferred here, before others that can pay [C-4.3]', async () => {
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

  it('is the first that can pay where none is preferred [C-4.3]', async () => {
    await box.db.deleteFrom('preferred').execute();
    const { core } = await box.start();
    const usable = bankOf(core).filter(({ expired }) => !expired);
    expect([payersOf(core), usable.length > 0]).toEqual([[usable[0]?.id], true]);
  });

  it('is none where no card can pay', async () => {
    await box.db.updateTable('cards').set({ exp_year: '2020' }).where('exp_year', 'is not', null).execute();
    const { core } = await box.start();
    expect([bankOf(core).every(({ expired }) => expired), payersOf(core)]).toEqual([true, []]);
    expect([core.store.getState().wantedPayment, box.calls(updatePayment.name)]).toEqual([undefined, 0]);
  });

  it('is nobody’s choice in another application [C-4.3]', async () => {
    const { core } = await box.start({ more: { appName: 'MEMBERSHIP' } });
    expect([bankOf(core).length > 0, payersOf(core), box.calls(updatePayment.name)]).toEqual([true, [], 0]);
  });

  it('stays the one that has been chosen before [C-4.3]', async () => {
    const first = await box.start();
    first.leave();
    const { core } = await box.start({ orderId: first.orderId });
    expect([payersOf(core)?.length, box.calls(updatePayment.name)]).toEqual([1, 1]);
  });

  it('is not chosen for changes to an order [C-4.3]', async () => {
    const changes = await box.beginChanges();
    const before = box.calls(updatePayment.name);
    const { core } = await box.start(changes);
    expect([bankOf(core).length > 0, box.calls(updatePayment.name)]).toEqual([true, before]);
  });
});

describe('the cards that can pay', () => {
  it('say that they could not be read, to the host as well, and can be read again', async () => {
    const { core, heard } = await box.start();
    box.controls.addFault({ match: CARDS, when: 'before', kind: 'status', status: 404, times: 1 });
    const loading = loadCards(core);
    // The loaded cards stay on screen during the read.
    expect(core.store.getState().cards.phase).toBe('ready');
    await loading;
    expect(core.store.getState().cards).toEqual({ phase: 'failed' });
    expect(heard('error')).toMatchObject([{ error: { endpoint: readPaymentInfo.path } }]);
    await loadCards(core);
    expect(core.store.getState().cards.phase).toBe('ready');
  });

  it('are nothing to whoever has left while they were read', async () => {
    const { core, leave, heard } = await box.start();
    const loading = loadCards(core);
    leave();
    await loading;
    expect([core.store.getState().cards.phase, heard('error')]).toEqual(['loading', []]);
  });

  it('are not asked for again once the order is placed', async () => {
    const first = await box.start();
    first.leave();
    await box.db.updateTable('checkouts').set({ status: 'SUBMITTED' }).execute();
    const { core, order } = await box.start({ orderId: first.orderId });
    expect([order().phase, core.store.getState().cards.phase]).toEqual(['placed', 'loading']);
  });
});
