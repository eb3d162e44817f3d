import { describe, expect, it } from 'vitest';
import { cardOf } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';
import { screenOf } from './rules.ts';

const { open } = useShop();

const stackOf = ({ state }: Awaited<ReturnType<typeof open>>) => {
  const { flyout } = state();
  return flyout.phase === 'open' ? flyout.stack : [];
};

describe('going back', () => {
  it('leads to the list from a form that the host opened directly', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout({ screen: 'add-card' });
    opened.actions.goBack();
    expect(stackOf(opened)).toEqual(['card-list']);
    expect(opened.heard('closed')).toEqual([]);
  });

  it('closes the flyout in My Wallet when the form was opened directly', async () => {
    const opened = await open('alice', { uiConfig: { isMyWallet: true } });
    opened.actions.openFlyout({ screen: 'add-card' });
    opened.actions.goBack();
    expect(opened.heard('closed')).toEqual([{ reason: 'cancelled' }]);
  });

  it('leads to the list in My Wallet when it lies beneath', async () => {
    const opened = await open('alice', { uiConfig: { isMyWallet: true } });
    opened.actions.openFlyout({ screen: 'card-list' });
    opened.actions.showScreen('edit-card', cardOf(opened, '4242').id);
    opened.actions.goBack();
    expect(stackOf(opened)).toEqual(['card-list']);
    expect(opened.heard('closed')).toEqual([]);
  });
});

it('does nothing when the shopper goes back in a closed flyout', async () => {
  const opened = await open('alice', { uiConfig: { isMyWallet: true } });
  opened.actions.goBack();
  expect([opened.state().flyout.phase, opened.heard('closed')]).toEqual(['closed', []]);
});

it('stays on its screen while a request is in flight', async () => {
  const opened = await open('alice');
  opened.actions.openFlyout({ screen: 'add-card' });
  opened.state().startForm('add-card');
  opened.actions.showScreen('card-list');
  expect(stackOf(opened)).toEqual(['add-card']);
  opened.state().stopForm('add-card', undefined);
  opened.actions.showScreen('card-list');
  expect(stackOf(opened)).toEqual(['card-list']);
});

describe('starting to add a card', () => {
  it('opens the form when the flyout is closed', async () => {
    const opened = await open('alice');
    opened.actions.startAdding('add-card');
    expect(screenOf(opened.state().flyout)).toBe('add-card');
    expect(opened.state().notice).toBeUndefined();
  });

  it('shows a notice instead of the form when a limit applies', async () => {
    const opened = await open('alice');
    opened.actions.startAdding('add-snap-card');
    expect(opened.state().notice).toMatchObject({ tone: 'danger' });
    expect(opened.state().flyout.phase).toBe('closed');
  });
});

it('returns from the confirmation to the form and keeps its input [W-4.13]', async () => {
  const opened = await open('alice');
  opened.actions.openFlyout({ screen: 'card-list' });
  opened.actions.showScreen('add-card');
  opened.state().touchForm('add-card');
  opened.actions.requestClose('close');
  expect(screenOf(opened.state().flyout)).toBe('exit-confirm');
  opened.actions.keepChanges();
  expect(screenOf(opened.state().flyout)).toBe('add-card');
  expect(opened.state().touched).toEqual(['add-card']);
});

it('does nothing when changes are kept in a closed flyout', async () => {
  const opened = await open('alice');
  opened.actions.keepChanges();
  expect(opened.state().flyout).toEqual({ phase: 'closed' });
});
