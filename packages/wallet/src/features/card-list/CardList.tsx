import { Button, LiveRegion, Notice, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Notice as FlyoutNotice } from '../../flyout/rules.ts';
import { useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import { CardSections } from '../../cards/CardSections.tsx';

/** How long a success stays, unless somebody is still reading it [W-2.9] [W-9.6]. */
const NOTICE_MS = 5000;

function SuccessNotice(): ReactNode {
  const text = useText('cardList');
  const { showNotice } = useWalletActions();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(() => showNotice(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isRead, showNotice]);
  return (
    <div onPointerEnter={() => setRead(true)} onPointerLeave={() => setRead(false)}>
      <Notice tone="success" part="notice" title={text.added} text={text.addedText} />
    </div>
  );
}

function DangerNotice({ about }: Extract<FlyoutNotice, { tone: 'danger' }>): ReactNode {
  const text = useText('confirm');
  return <Notice tone="danger" part="notice" text={text[about]} />;
}

/** The wallet's first screen: the cards, and what to do with the choice [W-2.3] to [W-2.10]. */
export function CardList(): ReactNode {
  const text = useText('cardList');
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const notice = useWalletStore(({ flyout }) => (flyout.phase === 'open' ? flyout.notice : undefined));
  const { requestClose, closeFlyout, confirm } = useWalletActions();
  return (
    <>
      <SheetHeader
        title={isMyWallet ? text.titleMyWallet : text.titleCheckout}
        close={{ label: text.close, onPress: () => requestClose('close') }}
      />
      <SheetBody>
        <div className="grocer-cards-notice">
          <LiveRegion>{notice?.tone === 'success' && <SuccessNotice />}</LiveRegion>
          {notice?.tone === 'danger' && <DangerNotice {...notice} />}
        </div>
        <CardSections />
      </SheetBody>
      <SheetFooter>
        {isMyWallet ? (
          <Button kind="primary" part="close-wallet" onPress={() => closeFlyout('close')}>
            {text.close}
          </Button>
        ) : (
          <>
            <Button kind="secondary" part="cancel" onPress={() => closeFlyout('cancelled')}>
              {text.cancel}
            </Button>
            <Button kind="primary" part="confirm" onPress={confirm}>
              {text.confirm}
            </Button>
          </>
        )}
      </SheetFooter>
    </>
  );
}
