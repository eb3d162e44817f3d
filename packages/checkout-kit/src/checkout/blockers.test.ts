import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeContact } from './editing.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const ALICE = { firstName: 'Alice', lastName: 'Adams' };

it('drops a reason once a later change resolves it, and brings it back with the next press only [C-5.18]', async () => {
  const { core } = await box.start({ phone: '' });
  const { store } = core;
  await submitOrder(core);
  expect(store.getState().blockers).toEqual(['phoneNumber']);
  await changeContact(core, { ...ALICE, phone: '+15135550142' });
  expect(store.getState().blockers).toEqual([]);
  await box.db.updateTable('checkouts').set({ phone: null }).execute();
  await core.refresh();
  expect(store.getState()).toMatchObject({ blockers: [], foundBlockers: ['phoneNumber'] });
  await submitOrder(core);
  expect(store.getState().blockers).toEqual(['phoneNumber']);
});
