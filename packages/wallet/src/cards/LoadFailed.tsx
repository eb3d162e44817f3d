import { RetryNotice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { commonProblem } from '../forms/errors/common/rules.ts';
import { useText, useWalletActions, useWalletStore } from '../core/context.tsx';
import { withPhone } from '../core/with-phone.ts';
import { cardMessages } from './messages.ts';

/** The error shown when the cards cannot be loaded, with Retry [W-8.19] [W-2.24]. */
export function LoadFailed({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  const text = useText('cards', cardMessages);
  const { application, phone } = useWalletStore(({ settings }) => settings);
  const { loadCards } = useWalletActions();
  const common = useWalletStore(({ cards }) =>
    cards.phase === 'failed' ? commonProblem(cards.error) : undefined,
  );
  const failed = application === 'MEMBERSHIP' ? withPhone(text.loadFailedMembership, phone) : text.loadFailed;
  const words = common ? text[common] : failed;
  return (
    <RetryNotice
      part="load-failed"
      text={words}
      retry={text.retry}
      onRetry={onRetry ?? (() => void loadCards())}
    />
  );
}
