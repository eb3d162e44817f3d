import { Notice } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Notice as FlyoutNotice } from '../../flyout/rules.ts';
import { InView } from './InView.tsx';
import { useText, useWalletActions } from '../../core/context.tsx';
import { noticeMessages } from './messages.ts';

/** Time in ms until a success is dismissed, unless the pointer is over it [W-2.9] [W-9.6]. */
const NOTICE_MS = 5000;

/** A success notice that dismisses itself. */
export function SuccessNotice({ about }: Extract<FlyoutNotice, { tone: 'success' }>): ReactNode {
  const text = useText('notices', noticeMessages);
  const { showNotice } = useWalletActions();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(() => showNotice(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isRead, showNotice]);
  return (
    <div onPointerEnter={() => setRead(true)} onPointerLeave={() => setRead(false)}>
      <InView of={about}>
        <Notice tone="success" part="notice" title={text[about]} text={text[`${about}Text`]} />
      </InView>
    </div>
  );
}
