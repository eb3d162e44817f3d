import { Button, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { CardSections } from '../../cards/CardSections.tsx';
import { ListNotices } from '../../cards/notices/ListNotices.tsx';
import { useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { cardListMessages } from './messages.ts';

/** The wallet's first screen: the cards and the buttons for the selection [W-2.3] to [W-2.10]. */
export function CardList(): ReactNode {
  const text = useText('cardList', cardListMessages);
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const isReady = useWalletStore(({ cards }) => cards.phase === 'ready');
  const { requestClose, closeFlyout, confirm } = useWalletActions();
  return (
    <>
      <SheetHeader
        title={isMyWallet ? text.titleMyWallet : text.titleCheckout}
        close={{ label: text.close, onPress: () => requestClose('close') }}
      />
      <SheetBody>
        <ListNotices />
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
            <Button kind="primary" part="confirm" disabled={!isReady} onPress={confirm}>
              {text.confirm}
            </Button>
          </>
        )}
      </SheetFooter>
    </>
  );
}
