import { CardBox, useWallet, WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import { cardName, formatCents } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WatchWallet } from '../demo/WatchWallet.tsx';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../Shop.tsx';
import { NavLink } from '../NavLink.tsx';
import { HOME } from '../paths.ts';
import { walletConfig } from '../sdk/wallet.ts';
import { STAGE_EBT, STAGE_TOTAL } from './stage-order.ts';

/** What the page knows of the choice: it comes from the wallet's public state. */
function PayingWith(): ReactNode {
  const { selection, complete } = useWallet((state) => state);
  const cards = [...selection.bank, ...selection.snap, ...selection.gift];
  const named = cards.map((card) => `${cardName(card)} ending in ${card.lastFour}`).join(', ');
  // A card may be chosen that cannot pay, such as one that has expired.
  const words = complete ? `Paying with ${named}.` : `Choose another payment method: ${named} can’t be used.`;
  return (
    <p className="paying" data-testid="paying-with">
      {selection.bank.length > 0 ? words : 'No payment method chosen yet.'}
    </p>
  );
}

/** The wallet by itself, as a checkout embeds it: its card box and its flyout, over an amount that is set in the panel. */
export function WalletStage(host: PageProps): ReactNode {
  const { total = STAGE_TOTAL, snapItems } = host.settings;
  const ebt = { hasSnapEligibleItems: snapItems, ebtTotalFromCheckout: snapItems ? STAGE_EBT : 0 };
  const checkoutConfig = { checkoutId: 'demo-checkout', orderInfo: { total, ...ebt } };
  return (
    <WalletProvider config={{ ...walletConfig(host), checkoutConfig }}>
      <WatchWallet />
      <Page
        title="Wallet stage"
        note="For developers: the wallet by itself, as a checkout embeds it."
        beside={
          <NavLink to={HOME} look="button small">
            To the shop
          </NavLink>
        }
        look="wrap narrow"
      >
        <div className="stack">
          <CardBox />
          <section className="panel" aria-labelledby="to-pay">
            <h2 id="to-pay">To be paid: {formatCents(total)}</h2>
            <PayingWith />
          </section>
        </div>
      </Page>
      <WalletFlyout />
    </WalletProvider>
  );
}
