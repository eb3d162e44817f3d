import type { WalletConfig } from '@grocer/wallet';
import { getNewToken } from './session.ts';
import type { SignedIn } from './Shop.tsx';

/** What the wallet needs to know wherever it is embedded in the shop. */
export const walletConfig = ({ session, token }: SignedIn): WalletConfig => ({
  environment: 'LOCAL',
  appName: 'CLICKLIST',
  authConfig: {
    type: 'B2C',
    token,
    getNewToken,
    redirectToSignIn: () => location.assign('/'),
  },
  walletConfig: { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true },
  uiConfig: { customerServicePhone: '(513) 555-0199' },
  appearance: { colorScheme: 'auto' },
  endpoints: { payment: session.api },
  hostedFields: { scriptUrl: `${session.vault}/eProtect/js/eProtect-iframe-client4.min.js` },
});
