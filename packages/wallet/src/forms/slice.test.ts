import { expect, it } from 'vitest';
import { useShop } from '../testing/use-shop.ts';

const { open } = useShop();

it('reports an abandonment once for each touched form [W-2.11]', async () => {
  const { state, report } = await open('alice');
  state().touchForm('add-card');
  state().touchForm('add-card');
  state().touchForm('edit-card');
  expect(state().touched).toEqual(['add-card', 'edit-card']);
  report.mockClear();
  state().leaveForm('add-gift-card');
  expect(report).not.toHaveBeenCalled();
  state().leaveForm('add-card');
  expect(report.mock.calls).toEqual([[{ type: 'FORM_FIELD_ABANDONMENT', form: 'add-card' }]]);
  expect(state().touched).toEqual(['edit-card']);
  state().leaveForms();
  expect(report).toHaveBeenCalledTimes(2);
  expect(state().touched).toEqual([]);
});

it('distinguishes a form that was left from its next visit', async () => {
  const { state } = await open('alice');
  const isOld = state().startForm('add-card');
  expect(isOld()).toBe(false);
  state().leaveForm('add-card');
  state().leaveForm('add-card');
  expect(isOld()).toBe(true);
  expect(state().visitOf('add-card')).toBe(2);
});
