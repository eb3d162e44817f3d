import { skins } from '@grocer/checkout-kit';
import type { CheckoutConfig } from '@grocer/checkout-kit';
import { brandOf } from '../brand.ts';
import type { PageProps } from '../Shop.tsx';
import { blockHistory, go } from '../use-path.ts';
import { authConfig } from './auth-config.ts';

interface Order {
  readonly orderId: string;
  /** True when changes to a placed order are submitted. */
  readonly isModify: boolean;
}

/** Returns the checkout's config for this shop. */
export const checkoutConfig = (
  { session, token, settings }: PageProps,
  { orderId, isModify }: Order,
): CheckoutConfig => ({
  environment: 'LOCAL',
  bannerDomain: brandOf(settings.banner).domain,
  bannerName: brandOf(settings.banner).name,
  orderId,
  isModify,
  authConfig: authConfig(token, session),
  navigation: { navigate: go, block: blockHistory },
  uiConfig: { customerServicePhone: brandOf(settings.banner).phone, ...settings.toggles.checkout },
  endpoints: { services: session.api },
  maps: { tileUrl: `${session.api}/maps/v1/tiles/{z}/{x}/{y}.svg`, attribution: 'Not a map of anywhere' },
  hostedFields: { scriptUrl: `${session.vault}/eProtect/js/eProtect-iframe-client4.min.js` },
  appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
});
