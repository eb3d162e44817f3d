import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import type { Notice as FlyoutNotice } from '../flyout/rules.ts';
import { useText, useWalletStore } from '../wallet-context.tsx';
import { noticeMessages } from './messages.ts';

/** Problems that belong to the list as a whole; the others stand at their section. */
const OF_LIST = [
  'noBankCard',
  'expired',
  'rejected',
  'preferFailed',
  'preferUnconfirmed',
  'cardGone',
  'sessionExpired',
  'timeout',
] as const;

/** The words of a card that the host does not take [W-6.6]. */
function useRejection(): string {
  const text = useText('cards', cardMessages);
  const rejection = useWalletStore(({ rejections, draft }) => {
    const chosen = [...draft.bank, ...draft.snap, ...draft.gift];
    return chosen.map((id) => rejections[id]).find((one) => one !== undefined);
  });
  return rejection ? formatMessage(text.rejected, { ...rejection }) : '';
}

interface ListProblemProps {
  readonly about: FlyoutNotice['about'];
}

/** What went wrong with the list as a whole. */
export function ListProblem({ about }: ListProblemProps): ReactNode {
  const text = useText('notices', noticeMessages);
  const words = { ...text, rejected: useRejection() };
  const problem = OF_LIST.find((one) => one === about);
  return problem === undefined ? null : <Notice tone="danger" part="notice" text={words[problem]} />;
}
