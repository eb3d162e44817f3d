import { Button } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cardMessages } from './cards/messages.ts';
import { useText, useWalletActions } from './wallet-context.tsx';

/** In place of a flyout that cannot be shown: says so, with two ways on. */
export function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('cards', cardMessages);
  const { closeFlyout } = useWalletActions();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div className="grocer-layer">
      <div className="grocer-layer-panel" role="alertdialog" aria-label={text.broken} data-part="broken">
        <p>{text.broken}</p>
        <div className="grocer-layer-actions">
          <Button kind="secondary" part="close" onPress={() => closeFlyout('close')}>
            {text.close}
          </Button>
          <Button ref={retry} kind="primary" part="retry" onPress={onRetry}>
            {text.retry}
          </Button>
        </div>
      </div>
    </div>
  );
}
