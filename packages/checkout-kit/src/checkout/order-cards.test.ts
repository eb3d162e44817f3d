import { addOrderCard, readPaymentInfo } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { expect, it, onTestFinished } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { adoptNewCard } from './order-cards.ts';

const box = useCheckout();
const NAME = addOrderCard.name;

/** Opens a checkout and counts the card reads from then on. */
async function open() {
  const one = await box.start();
  const { cards } = one.core.store.getState();
  const id = cards.phase === 'ready' ? (cards.info.gift[0]?.id ?? '') : '';
  const before = box.calls(readPaymentInfo.name);
  return { ...one, id, reads: () => box.calls(readPaymentInfo.name) - before };
}

it.each([
  ['that the wallet does not keep is named to the order', false, 1],
  ['that the wallet keeps is not named to the order', true, 0],
])('reloads the cards after a new card %s [C-7.11]', async (_what, saved, named) => {
  const { core, id, reads } = await open();
  expect(await adoptNewCard(core, { id, saved })).toBe(true);
  expect([box.calls(NAME), reads()]).toEqual([named, 1]);
  expect(core.store.getState().cards.phase).toBe('ready');
});

it('reloads the cards after a form that added none', async () => {
  const { core, reads } = await open();
  expect(await adoptNewCard(core, undefined)).toBe(true);
  expect([box.calls(NAME), reads()]).toEqual([0, 1]);
});

it('rejects a new card that the order refuses, and emits the error', async () => {
  const { core, id, reads, heard } = await open();
  box.refuse(NAME);
  expect(await adoptNewCard(core, { id, saved: false })).toBe(false);
  expect(heard('error')).toMatchObject([{ error: { endpoint: addOrderCard.path } }]);
  expect(reads()).toBe(0);
});

it.each([
  ['uses a new card whose lost response the list makes up for', 0, true],
  ['rejects a new card of which neither the response nor the list arrives', 9, false],
])('%s [C-7.11]', async (_what, times, isUsed) => {
  const [{ id } = { id: '' }] = await box.db
    .updateTable('cards')
    .set({ saved: 0 })
    .where('last_four', '=', '0005')
    .returning('id')
    .execute();
  const { core } = await box.start();
  box.controls.addFault({ match: NAME, when: 'after-commit', kind: 'reset', times: 9 });
  if (times > 0)
    box.controls.addFault({
      match: readPaymentInfo.name,
      when: 'before',
      kind: 'status',
      status: 500,
      times,
    });
  expect(await adoptNewCard(core, { id, saved: false })).toBe(isUsed);
  // The cards on screen stay, and with them the button whose retry uses the same card.
  const { cards } = core.store.getState();
  const ids = cards.phase === 'ready' ? cards.info.bank.map((one) => one.id) : undefined;
  expect([ids?.length, ids?.includes(id)]).toEqual([isUsed ? 3 : 2, isUsed]);
});

it.each([
  ['the card is named to the order', NAME, false],
  ['the cards are read', readPaymentInfo.name, true],
])('does not use a new card when the shopper leaves while %s', async (_when, match, saved) => {
  const { core, id, leave, heard } = await open();
  const { arrived, letGo } = box.controls.hold({ match, when: 'before' });
  const recording = recordRequests('http://api.localhost:8787/');
  onTestFinished(recording.stop);
  const taken = adoptNewCard(core, { id, saved });
  await arrived;
  leave();
  letGo();
  expect(await taken).toBe(false);
  expect([recording.requests.length, heard('error')]).toEqual([1, []]);
});
