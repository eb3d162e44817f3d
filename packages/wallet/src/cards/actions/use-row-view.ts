import { useId, useMemo } from 'react';
import { useCardView } from '../picture/use-card-view.ts';
import { useText, useWalletStore } from '../../core/context.tsx';
import type { RowView } from './CardSide.tsx';
import { cardActionMessages } from './messages.ts';

/** Reads what the rows of the list share. */
export function useRowView(): RowView {
  const view = useCardView();
  const words = useText('cardActions', cardActionMessages);
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const hasCardBox = useWalletStore(({ settings }) => settings.hasCardBox);
  const listId = useId();
  return useMemo(
    () => ({ ...view, words, isMyWallet, hasCardBox, listId }),
    [view, words, isMyWallet, hasCardBox, listId],
  );
}
