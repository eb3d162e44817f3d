import { useStyles } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CardSections } from '../../cards/CardSections.tsx';
import { useText } from '../../wallet-context.tsx';
import css from './my-wallet.css?inline';

/** The cards on a page of their own, with nothing to pick [W-1.9]. */
export function MyWalletView(): ReactNode {
  useStyles(css);
  const text = useText('cardList');
  const titleId = useId();
  return (
    <section className="grocer-my-wallet" data-part="my-wallet" aria-labelledby={titleId}>
      <h2 id={titleId} className="grocer-title grocer-my-wallet-title">
        {text.titleMyWallet}
      </h2>
      <CardSections />
    </section>
  );
}
