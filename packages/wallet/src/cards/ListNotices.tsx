import { LiveRegion, Notice } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { cardActionMessages } from '../card-actions/messages.ts';
import type { Notice as FlyoutNotice } from '../flyout/rules.ts';
import { formatMessage } from '../format-message.ts';
import { useText, useWalletActions, useWalletStore } from '../wallet-context.tsx';
import { cardMessages } from './messages.ts';

/** How long a success stays, unless somebody is still reading it [W-2.9] [W-9.6]. */
const NOTICE_MS = 5000;

function SuccessNotice({ about }: Extract<FlyoutNotice, { tone: 'success' }>): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const { showNotice } = useWalletActions();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(() => showNotice(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isRead, showNotice]);
  return (
    <div onPointerEnter={() => setRead(true)} onPointerLeave={() => setRead(false)}>
      <Notice tone="success" part="notice" title={text[about]} text={text[`${about}Text`]} />
    </div>
  );
}

/** Notices that belong to the list as a whole; the others stand at their section. */
const OF_LIST = ['noBankCard', 'expired', 'rejected', 'preferFailed', 'sessionExpired', 'timeout'] as const;
type ListNotice = (typeof OF_LIST)[number];

/** The words of a card that the host does not take [W-6.6]. */
function useRejection(): string {
  const text = useText('cards', cardMessages);
  const rejection = useWalletStore(({ rejections, draft }) => {
    const chosen = [...draft.bank, ...draft.snap, ...draft.gift];
    return chosen.map((id) => rejections[id]).find((one) => one !== undefined);
  });
  return rejection ? formatMessage(text.rejected, { ...rejection }) : '';
}

function DangerNotice({ about }: { readonly about: ListNotice }): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const { sessionExpired } = useText('cards', cardMessages);
  const words = { ...text, sessionExpired, rejected: useRejection() };
  return <Notice tone="danger" part="notice" text={words[about]} />;
}

/** What there is to tell of the list as a whole: a success for a while, a problem until something is done. */
export function ListNotices(): ReactNode {
  const notice = useWalletStore((state) => state.notice);
  const problem = OF_LIST.find((about) => about === notice?.about);
  return (
    <div className="grocer-cards-notice">
      <LiveRegion>
        {notice?.tone === 'success' && <SuccessNotice key={notice.about} {...notice} />}
      </LiveRegion>
      {problem && <DangerNotice about={problem} />}
    </div>
  );
}
