import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWallet } from '../../core/create-wallet.ts';
import { WalletScope } from '../../core/context.tsx';
import { SuccessNotice } from './SuccessNotice.tsx';

type About = 'added' | 'edited' | 'deleted' | 'preferred';

/** Shows a success notice in a wallet whose service never answers. */
function tell(about: About) {
  const wallet = createWallet({ environment: 'LOCAL', authConfig: { type: 'B2C', token: 't' } });
  const notice = () => wallet.store.getState().notice;
  wallet.store.getState().showNotice({ tone: 'success', about });
  render(
    <WalletScope core={wallet}>
      <SuccessNotice tone="success" about={about} />
    </WalletScope>,
  );
  return notice;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a success notice', () => {
  it.each<[About, string, string, string]>([
    ['added', 'Card Added!', 'Your card has been successfully added.', 'W-4.33'],
    ['edited', 'Card Edited!', 'Your card has been successfully edited.', 'W-4.34'],
    ['deleted', 'Card Deleted!', 'Your card has been successfully removed.', 'W-4.35'],
    ['preferred', 'Card Updated!', 'Your preferred card has been updated.', 'W-4.36'],
  ])(
    'shows for %s "%s" "%s" for exactly five seconds [%s] [W-2.9] [W-4.37] [W-9.6]',
    (about, title, text, _clause) => {
      const notice = tell(about);
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      vi.advanceTimersByTime(4999);
      expect(notice()).toEqual({ tone: 'success', about });
      vi.advanceTimersByTime(1);
      expect(notice()).toBeUndefined();
    },
  );

  it('stays while the pointer is on it and for five seconds after', () => {
    const notice = tell('added');
    fireEvent.pointerEnter(screen.getByText('Card Added!'));
    vi.advanceTimersByTime(9000);
    expect(notice()).toBeDefined();
    fireEvent.pointerLeave(screen.getByText('Card Added!'));
    vi.advanceTimersByTime(4999);
    expect(notice()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(notice()).toBeUndefined();
  });
});
