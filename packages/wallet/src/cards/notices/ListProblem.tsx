import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { rejectedText } from '../picture/use-card-view.ts';
import { cardMessages } from '../messages.ts';
import { listOf } from '../rules.ts';
import type { Notice as FlyoutNotice } from '../../flyout/rules.ts';
import { useText, useWalletStore } from '../../core/context.tsx';
import { InView } from './InView.tsx';
import { noticeMessages } from './messages.ts';

/** Problems of the list as a whole; the others are shown in their section. */
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

/** Returns the message for a selected card that the host rejects [W-6.6]. */
function useRejection(): string {
  const text = useText('cards', cardMessages);
  const rejections = useWalletStore((state) => state.rejections);
  const card = useWalletStore(({ cards, draft }) => {
    const chosen = [...draft.bank, ...draft.snap, ...draft.gift];
    return listOf(cards).find(({ id }) => rejections[id] && chosen.includes(id));
  });
  const rejection = card && rejections[card.id];
  return rejection ? rejectedText(text, card, rejection) : '';
}

interface ListProblemProps {
  readonly about: FlyoutNotice['about'];
}

/** A problem of the list as a whole. */
export function ListProblem({ about }: ListProblemProps): ReactNode {
  const text = useText('notices', noticeMessages);
  const words = { ...text, rejected: useRejection() };
  const problem = OF_LIST.find((one) => one === about);
  const notice = useWalletStore((state) => state.notice);
  return problem === undefined || words[problem] === '' ? null : (
    <InView of={notice}>
      <Notice tone="danger" part="notice" text={words[problem]} />
    </InView>
  );
}
