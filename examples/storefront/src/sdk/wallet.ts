import { skins } from '@grocer/wallet';
import type { WalletConfig } from '@grocer/wallet';
import { brandOf } from '../brand.ts';
import type { PageProps } from '../Shop.tsx';
import { authConfig } from './auth-config.ts';

/** Returns the wallet's config for this shop. */
export const walletConfig = ({ session, token, settings }: PageProps): WalletConfig => ({
  environment: 'LOCAL',
  appName: settings.app,
  authConfig: authConfig(token, session),
  walletConfig: settings.flags,
  uiConfig: { customerServicePhone: brandOf(settings.banner).phone },
  appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
  endpoints: { payment: session.api },
  hostedFields: { scriptUrl: `${session.vault}/eProtect/js/eProtect-iframe-client4.min.js` },
});
