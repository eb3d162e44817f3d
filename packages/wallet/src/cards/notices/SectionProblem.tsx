import type { CardGroup } from '@grocer/foundation/domain';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import type { Notice as FlyoutNotice } from '../../flyout/rules.ts';
import { InView } from './InView.tsx';
import { useText, useWalletStore } from '../../core/context.tsx';
import { noticeMessages } from './messages.ts';

/** The problems of each section. */
const OF_SECTION = {
  snap: ['snapLimit', 'snapBackup'],
  gift: ['giftLimit', 'giftBackup', 'giftBalanceFailed'],
} as const;

interface SectionProblemProps {
  readonly group: Exclude<CardGroup, 'bank'>;
  readonly about: FlyoutNotice['about'];
}

/** A problem of one section, next to the action that caused it [W-5.25] to [W-5.27] [W-8.24]. */
export function SectionProblem({ group, about }: SectionProblemProps): ReactNode {
  const text = useText('notices', noticeMessages);
  const problem = OF_SECTION[group].find((one) => one === about);
  const notice = useWalletStore((state) => state.notice);
  return problem === undefined ? null : (
    <InView of={notice}>
      <Notice tone="danger" part="section-problem" text={text[problem]} />
    </InView>
  );
}
