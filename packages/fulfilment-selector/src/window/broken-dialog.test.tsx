import { Overlay } from '@grocer/foundation/embed';
import { Sheet, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FulfilmentProvider } from '../core/FulfilmentProvider.tsx';
import { useSandbox } from '../testing/use-sandbox.ts';
import { BrokenDialog } from './BrokenDialog.tsx';

const box = useSandbox();
afterEach(cleanup);

it('traps focus above another dialog and closes only itself on Escape', async () => {
  const config = await box.sandbox.config('alice', { isolation: 'none' });
  const [onClose, onRetry, onExitBeneath] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <FulfilmentProvider config={config}>
      <Overlay open>
        <Sheet screen="beneath" isTall={false} onExit={onExitBeneath}>
          <SheetScreen name="beneath" isOn>
            <SheetHeader title="Beneath" close={{ label: 'Leave', onPress: onExitBeneath }} />
          </SheetScreen>
        </Sheet>
      </Overlay>
      <Overlay open>
        <BrokenDialog onRetry={onRetry} onClose={onClose} />
      </Overlay>
    </FulfilmentProvider>,
  );
  await screen.findByRole('alertdialog');
  for (const name of ['Close', 'Retry', 'Close']) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  }
  await userEvent.keyboard('{Escape}');
  expect([onClose, onRetry, onExitBeneath].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});
