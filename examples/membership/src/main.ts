import { cardName } from '@grocer/foundation/domain';
import { mount } from '@grocer/wallet';
import type { WalletHandle } from '@grocer/wallet';
import { getNewToken, openSession, signOut } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import { offerShoppers, part } from './page.ts';
import 'host-kit/house.css';
import './membership.css';

const RENEWAL_CENTS = 9900;

function mountWallet({ api, vault }: Session, token: string): WalletHandle {
  return mount({
    environment: 'LOCAL',
    container: part('wallet'),
    appName: 'MEMBERSHIP',
    authConfig: { type: 'B2C', token, getNewToken, redirectToSignIn: () => location.assign('/') },
    checkoutConfig: { orderInfo: { total: RENEWAL_CENTS } },
    uiConfig: { customerServicePhone: '(513) 555-0199' },
    appearance: { colorScheme: 'auto' },
    endpoints: { payment: api },
    hostedFields: { scriptUrl: `${vault}/eProtect/js/eProtect-iframe-client4.min.js` },
  });
}

function showChoice(wallet: WalletHandle): void {
  const { selection, complete } = wallet.getState();
  const [card] = selection.bank;
  // A selected card may not be able to pay, for example if it has expired.
  part('renewing').textContent =
    card && complete
      ? `With ${cardName(card)} ending in ${card.lastFour}`
      : 'Choose a payment method to renew with';
}

/** Shows what there is for whoever is signed in. After a sign-in it takes the focus. */
async function begin(isAfterSignIn = false): Promise<void> {
  const opened = await openSession().catch(() => undefined);
  part('unreachable').hidden = opened !== undefined;
  if (!opened) {
    part('sign-in').hidden = true;
    if (isAfterSignIn) part('reload').focus();
    return;
  }
  const { session, token } = opened;
  part('sign-in').hidden = token !== undefined;
  part('renewal').hidden = token === undefined;
  part('account').hidden = token === undefined;
  if (token === undefined) return;
  part('shopper').textContent = session.shopper?.firstName ?? '';
  if (isAfterSignIn) part('yours').focus();
  const wallet = mountWallet(session, token);
  wallet.subscribe(() => showChoice(wallet));
  part('sign-out').addEventListener('click', () => {
    wallet.unmount();
    const leave = (): void => location.assign('/');
    // Without an answer the page shows who is signed in.
    void signOut().then(leave, leave);
  });
}

offerShoppers(() => begin(true));
part('reload').addEventListener('click', () => location.reload());
await begin();
