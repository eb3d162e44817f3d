import { CardBox, useWalletHandle } from '@grocer/wallet/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** A host that opens the flyout itself, without waiting for the cards. */
export function OpenAtOnce(): ReactNode {
  const { open } = useWalletHandle();
  useEffect(() => open({ screen: 'card-list' }), [open]);
  return <CardBox />;
}
