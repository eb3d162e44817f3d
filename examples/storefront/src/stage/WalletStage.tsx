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

/** The selected payment methods, read from the wallet's public state. */
function PayingWith(): ReactNode {
  const { selection, complete } = useWallet((state) => state);
  const cards = [...selection.bank, ...selection.snap, ...selection.gift];
  const named = cards.map((card) => `${cardName(card)} ending in ${card.lastFour}`).join(', ');
  // A selected card may not be able to pay, for example if it has expired.
  const words = complete ? `Paying with ${named}.` : `Choose another payment method: ${named} can’t be used.`;
  return (
    <p className="paying" data-testid="paying-with">
      {selection.bank.length > 0 ? words : 'No payment method chosen yet.'}
    </p>
  );
}

/**
 * The wallet by itself, as a checkout embeds it: card box and flyout, with an amount set in the demo panel.
 */
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
