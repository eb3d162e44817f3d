import { useStyles } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CardSections } from '../../cards/CardSections.tsx';
import { ListNotices } from '../../cards/notices/ListNotices.tsx';
import { useText, useWalletStore } from '../../core/context.tsx';
import { myWalletMessages } from './messages.ts';
import css from './my-wallet.css?inline';

/** The card list on the host's page, without a selection [W-1.9]. */
export function MyWalletView(): ReactNode {
  useStyles(css);
  const text = useText('myWallet', myWalletMessages);
  const titleId = useId();
  const isAlone = useWalletStore(({ flyout }) => flyout.phase === 'closed');
  return (
    // It takes the focus when the button that opened the flyout is gone.
    <section className="grocer-my-wallet" data-part="my-wallet" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className="grocer-title grocer-my-wallet-title">
        {text.title}
      </h2>
      {/* While the flyout is open, it shows the notices. */}
      {isAlone && <ListNotices />}
      <CardSections isBehind={!isAlone} />
    </section>
  );
}
