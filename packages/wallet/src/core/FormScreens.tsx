import type { Card } from '@grocer/foundation/domain';
import { SheetHeader } from '@grocer/foundation/ui';
import { useCallback, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import { listOf } from '../cards/rules.ts';
import { AddCard } from '../features/add-card/AddCard.tsx';
import { AddGiftCard } from '../features/add-gift-card/AddGiftCard.tsx';
import { AddressList } from '../features/billing-address/AddressList.tsx';
import { AddSnapCard } from '../features/add-snap-card/AddSnapCard.tsx';
import { BillingAddress } from '../features/billing-address/BillingAddress.tsx';
import { CheckBalance } from '../features/check-balance/CheckBalance.tsx';
import { DeleteCard } from '../features/delete-card/DeleteCard.tsx';
import { EditCard } from '../features/edit-card/EditCard.tsx';
import { EnterPin } from '../features/enter-pin/EnterPin.tsx';
import { ExitConfirm } from '../features/exit-confirm/ExitConfirm.tsx';
import { UpdateAddress } from '../features/billing-address/UpdateAddress.tsx';
import type { Screen } from '../flyout/rules.ts';
import { useText, useWalletActions, useWalletStore } from './context.tsx';

/** Returns the card that the active screen is about. */
function useActiveCard(): Card | undefined {
  return useWalletStore(({ flyout, cards }) => {
    const id = flyout.phase === 'open' ? flyout.cardId : undefined;
    return listOf(cards).find((card) => card.id === id);
  });
}

function AddCardScreen(): ReactNode {
  const billing = useCallback((disabled: boolean) => <BillingAddress disabled={disabled} />, []);
  return <AddCard billing={billing} />;
}

function EditCardScreen({ card }: { readonly card: Card }): ReactNode {
  const { address } = card;
  const billing = useCallback(
    (disabled: boolean) => <BillingAddress own={address} disabled={disabled} />,
    [address],
  );
  return <EditCard card={card} billing={billing} />;
}

/**
 * Shown for a card that is gone, for example after a refresh. Goes to the list once no request is in flight.
 */
function Gone(): ReactNode {
  const text = useText('cards', cardMessages);
  const { showScreen, showNotice } = useWalletActions();
  const isBusy = useWalletStore((state) => state.isBusy());
  useEffect(() => {
    if (isBusy) return;
    showScreen('card-list');
    showNotice({ tone: 'danger', about: 'cardGone' });
  }, [isBusy, showScreen, showNotice]);
  return <SheetHeader title={text.loading} />;
}

/** A screen about the active card. */
function OfCard({ view: View }: { readonly view: ComponentType<{ readonly card: Card }> }): ReactNode {
  const card = useActiveCard();
  return card ? <View key={card.id} card={card} /> : <Gone />;
}

type FormScreenName = Exclude<Screen, 'card-list'>;

const views: Readonly<Record<FormScreenName, ReactNode>> = {
  'add-card': <AddCardScreen />,
  'add-snap-card': <AddSnapCard />,
  'add-gift-card': <AddGiftCard />,
  'enter-pin': <EnterPin />,
  'exit-confirm': <ExitConfirm />,
  'address-list': <AddressList />,
  'update-address': <UpdateAddress />,
  'check-balance': <OfCard view={CheckBalance} />,
  'edit-card': <OfCard view={EditCardScreen} />,
  'delete-card': <OfCard view={DeleteCard} />,
};

/** The screens that load on demand, together in one chunk. */
export const FormScreen = ({ screen }: { readonly screen: FormScreenName }): ReactNode => views[screen];
