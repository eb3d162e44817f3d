import type { SelectorEvents } from '@grocer/fulfilment-selector';
import {
  FulfilmentProvider,
  SelectorWindow,
  useFulfilment,
  useFulfilmentEvent,
  useFulfilmentHandle,
} from '@grocer/fulfilment-selector/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { WatchSelector } from '../demo/WatchSelector.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import type { Host } from '../host.ts';
import { signInPath } from '../paths.ts';
import { go } from '../use-path.ts';
import { noteWay, placeIn } from './remembered-way.ts';
import { selectorConfig } from '../sdk/fulfilment-selector.ts';
import { StartingKnown, useFoundWay, useStart, WayKnown } from './use-way.ts';

/** Connects the selector's events and state to the shop. */
function Wiring({ token }: Pick<Host, 'token'>): null {
  const { update } = useFulfilmentHandle();
  const { api, state, changeWay, isVisitor } = useShop();
  const stores = useFulfilment((selector) => selector.stores);
  const lines = state.phase === 'ready' ? state.cart.lines : undefined;
  // Delivery times are requested and held for the items in the cart.
  useEffect(() => {
    if (lines) update({ cart: lines.filter(({ modality }) => modality === 'DELIVERY') });
  }, [lines, update]);
  // What delivery costs a member differs. It is read again after a new sign-in, since an expired session fails to.
  useEffect(() => {
    let isWanted = token !== undefined;
    async function tell(): Promise<void> {
      if ((await api.hasMembership()) && isWanted) update({ membership: { status: 'ACTIVE' } });
    }
    if (isWanted) void tell();
    return () => {
      isWanted = false;
    };
  }, [api, token, update]);
  const note = useCallback(
    ({ to }: SelectorEvents['modality:changed']) => {
      const { storeId } = placeIn(to.destination);
      const store = stores.find(({ locationId }) => locationId === storeId);
      noteWay({ to, store, isVisitors: isVisitor });
    },
    [stores, isVisitor],
  );
  useFulfilmentEvent('modality:changed', note);
  const shopping = useFulfilment((selector) => selector.shopping);
  const modality = shopping?.modality;
  const storeId = shopping && placeIn(shopping.destination).storeId;
  // The cart and the flash sales depend on the way to shop and the store.
  useEffect(() => {
    if (modality) changeWay({ modality, storeId });
  }, [modality, storeId, changeWay]);
  useFulfilmentEvent(
    'sign-in:required',
    useCallback(({ reason }: SelectorEvents['sign-in:required']) => {
      // With an expired session the shopper signs in again above this page.
      if (reason !== 'expired') go(signInPath(`${location.pathname}${location.search}`));
    }, []),
  );
  return null;
}

function Way({ children }: { readonly children: ReactNode }): ReactNode {
  const isStarting = useStart();
  return (
    <StartingKnown value={isStarting}>
      <WayKnown value={useFoundWay(isStarting)}>{children}</WayKnown>
    </StartingKnown>
  );
}

interface WaysProviderProps {
  readonly host: Host;
  readonly display: 'modal' | 'inline';
  readonly children: ReactNode;
}

/** One selector for the header and the page: a window, or inline in the page. */
export function WaysProvider({ host, display, children }: WaysProviderProps): ReactNode {
  const [{ postalCode = '' }] = useState(() => selectorConfig(host));
  // The selector reads the ZIP code once.
  const config = useMemo(
    () => ({ ...selectorConfig(host), postalCode, display }),
    [host, postalCode, display],
  );
  return (
    <FulfilmentProvider config={config}>
      <Wiring token={host.token} />
      <WatchSelector />
      <Way>{children}</Way>
      {display === 'modal' && <SelectorWindow />}
    </FulfilmentProvider>
  );
}
