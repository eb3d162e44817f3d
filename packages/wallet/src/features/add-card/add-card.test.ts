import { describe, expect, it, vi } from 'vitest';
import { listOf } from '../../cards/rules.ts';
import { formOf } from '../../forms/slice.ts';
import type { HostedProblem } from '../../hosted-fields/port.ts';
import { form, VISA, DISCOVER } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';

const box = useShop();

/** Opens the form for a new card with Bob's address picked; he has no card. */
async function adding() {
  const opened = await box.open('bob');
  opened.actions.openFlyout({ screen: 'add-card' });
  await opened.actions.loadAddresses();
  return {
    ...opened,
    visa: () => box.shop.fieldsWith({ accountNumber: VISA }),
    addForm: () => formOf(opened.state(), 'add-card'),
    cards: () => listOf(opened.state().cards),
  };
}

/** Makes the next request to add a card fail, with all its retries, before it reaches the service. */
const loseCard = () =>
  box.shop.controls.addFault({ match: 'wallet.add-bank-card', when: 'before', kind: 'reset', times: 3 });

describe('a card whose request never reached the service', () => {
  it.each([
    ['number', { accountNumber: DISCOVER }],
    ['month', { accountNumber: VISA, expMonth: '09' }],
    ['year', { accountNumber: VISA, expYear: '32' }],
  ])('is not confused with one of another %s that was added in another tab', async (_what, typed) => {
    const { actions, visa, addForm, heard } = await adding();
    const otherTab = await adding();
    await otherTab.actions.submitCard(form, box.shop.fieldsWith(typed));
    expect(otherTab.cards()).toHaveLength(1);
    loseCard();
    await actions.submitCard(form, visa());
    expect(addForm()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    expect(heard('card:added')).toEqual([]);
  });

  it('is sent with the corrected name on a retry', async () => {
    const { actions, visa, addForm, cards } = await adding();
    loseCard();
    box.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    const fields = visa();
    await actions.submitCard(form, fields);
    expect(addForm()).toMatchObject({ problem: { about: 'unconfirmedAdd' } });
    await actions.submitCard({ ...form, firstName: 'Anna' }, fields);
    expect(cards().map(({ firstName }) => firstName)).toEqual(['Anna']);
  });
});

describe('adding a card', () => {
  it('trims the names', async () => {
    const { actions, visa, cards } = await adding();
    await actions.submitCard({ ...form, firstName: ' Ann ', lastName: ' van Lee ' }, visa());
    expect(cards()).toMatchObject([{ firstName: 'Ann', lastName: 'van Lee' }]);
  });

  it('shows a duplicate when another tab has added the refused card since [W-8.11]', async () => {
    const { actions, visa, addForm, heard } = await adding();
    const match = 'wallet.add-bank-card';
    box.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 402, times: 1 });
    await actions.submitCard(form, visa());
    const otherTab = await adding();
    await otherTab.actions.submitCard(form, otherTab.visa());
    await actions.submitCard(form, visa());
    expect(addForm()).toEqual({ phase: 'editing', problem: { about: 'duplicate' } });
    expect(heard('card:added')).toEqual([]);
  });

  it('requires a valid billing address and validates the frame as well [W-5.9]', async () => {
    const { actions, visa, addForm, state, wallet } = await adding();
    const validate = vi.fn();
    const tokenise = vi.fn(visa().tokenise);
    const { addresses } = state();
    const list = addresses.phase === 'ready' ? addresses.list : [];
    const bad = list.map((saved) => ({ ...saved, address: { ...saved.address, street: '<b>' } }));
    wallet.store.setState({ addresses: { phase: 'ready', list: bad } });
    await actions.submitCard(form, { ...visa(), validate, tokenise });
    expect(addForm()).toEqual({ phase: 'editing', problem: { about: 'addressInvalid' } });
    expect(validate).toHaveBeenCalledOnce();
    expect(tokenise).not.toHaveBeenCalled();
  });

  it.each([
    [{ kind: 'infrastructure', code: 'timeout' }, true],
    [{ kind: 'config', code: '877' }, false],
  ] satisfies [HostedProblem, boolean][])(
    'reports a vault failure %j in the form and to the host, retryable: %s',
    async (problem, retryable) => {
      const { actions, visa, addForm, heard, report } = await adding();
      await actions.submitCard(form, { ...visa(), tokenise: () => Promise.resolve({ ok: false, problem }) });
      expect(addForm()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
      expect(heard('error')).toMatchObject([{ error: { code: 'hosted_fields_refused', retryable } }]);
      expect(heard('validation:failed')).toEqual([]);
      const said = { type: 'CUSTOMER_FACING_SERVICE_ERROR', code: problem.code, endpoint: 'hosted-fields' };
      expect(report).toHaveBeenCalledWith(said);
    },
  );

  it('reports invalid fields to the host and to analytics by name only [W-5.28]', async () => {
    const { actions, heard, report } = await adding();
    const fields = ['firstName', 'lastName'];
    actions.refuse(fields);
    expect(heard('validation:failed')).toEqual([{ fields }]);
    expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields', fields });
  });
});
