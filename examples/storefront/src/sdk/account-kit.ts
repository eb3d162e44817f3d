import { skins } from '@grocer/account-kit';
import type { AccountConfig } from '@grocer/account-kit';
import { brandOf } from '../brand.ts';
import type { Host } from '../host.ts';
import { HOSTED_PAYMENT } from '../paths.ts';
import { go } from '../use-path.ts';
import { preferencesLink } from '../account/preferences-link.ts';
import { authConfig } from './auth-config.ts';

/** Returns Account Kit's config for this shop. */
export const accountConfig = ({ session, token, settings }: Host): AccountConfig => ({
  environment: 'LOCAL',
  bannerDomain: brandOf(settings.banner).domain,
  bannerName: brandOf(settings.banner).name,
  ...(token !== undefined && {
    authConfig: authConfig(token, session),
  }),
  ...(preferencesLink && { preferencesLink }),
  navigation: { navigate: go },
  toggles: { ...settings.toggles.account, addressBookV2: settings.toggles.selector.addressBookV2 },
  // With hosted payment, links to the wallet lead to the hosted payment page.
  ...(settings.app === 'WEB HOSTED PAYMENT PAGE' && {
    hostedPaymentPage: new URL(HOSTED_PAYMENT, location.origin).href,
  }),
  endpoints: { services: session.api },
  appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
});
