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
  it('from a form that the host opened alone leads to the list, so that the shopper goes on there', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout({ screen: 'add-card' });
    opened.actions.goBack();
    expect(stackOf(opened)).toEqual(['card-list']);
    expect(opened.heard('closed')).toEqual([]);
  });

  it('in My Wallet leads to the page again, where the form was opened from', async () => {
    const opened = await open('alice', { uiConfig: { isMyWallet: true } });
    opened.actions.openFlyout({ screen: 'add-card' });
    opened.actions.goBack();
    expect(opened.heard('closed')).toEqual([{ reason: 'cancelled' }]);
  });

  it('in My Wallet leads to the list where that lies beneath', async () => {
    const opened = await open('alice', { uiConfig: { isMyWallet: true } });
    opened.actions.openFlyout({ screen: 'card-list' });
    opened.actions.showScreen('edit-card', cardOf(opened, '4242').id);
    opened.actions.goBack();
    expect(stackOf(opened)).toEqual(['card-list']);
    expect(opened.heard('closed')).toEqual([]);
  });
});

describe('beginning to add', () => {
  it('opens the form, also where the flyout is closed', async () => {
    const opened = await open('alice');
    opened.actions.startAdding('add-card');
    expect(screenOf(opened.state().flyout)).toBe('add-card');
    expect(opened.state().notice).toBeUndefined();
  });

  it('tells the reason against it instead', async () => {
    const opened = await open('alice');
    opened.actions.startAdding('add-snap-card');
    expect(opened.state().notice).toMatchObject({ tone: 'danger' });
    expect(screenOf(opened.state().flyout)).not.toBe('add-snap-card');
  });
});

it('goes back from the question to the form beneath, with what was typed [W-4.13]', async () => {
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

it('keeps nothing of a flyout that is closed', async () => {
  const opened = await open('alice');
  opened.actions.keepChanges();
  expect(opened.state().flyout).toEqual({ phase: 'closed' });
});
