import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { withPhone } from '../format-message.ts';
import type { Settings } from '../settings.ts';
import { useWalletActions, useWalletStore } from '../wallet-context.tsx';

const wordsOf = ({ text, application, phone }: Settings): string =>
  application === 'MEMBERSHIP'
    ? withPhone(text.cardList.loadFailedMembership, phone)
    : text.cardList.loadFailed;

/** The cards could not be had: says so, with the way on [W-8.19] [W-2.24]. */
export function LoadFailed({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  const settings = useWalletStore((state) => state.settings);
  const { loadCards } = useWalletActions();
  const retry = (
    <Button kind="quiet" part="retry" onPress={onRetry ?? (() => void loadCards())}>
      {settings.text.cardList.retry}
    </Button>
  );
  return <Notice tone="danger" part="load-failed" text={wordsOf(settings)} action={retry} />;
}
