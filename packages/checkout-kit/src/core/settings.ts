import { bannerName, bannerOf } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import type { CheckoutConfig, CheckoutUpdate } from '../config.ts';
import type { CheckoutMessages } from '../messages.ts';

/** The checkout's settings: the host's config with defaults applied. */
export interface Settings extends Looks<DeepPartial<CheckoutMessages>> {
  readonly orderId: string;
  /** True when a placed order is being modified. */
  readonly isModify: boolean;
  readonly banner: Banner;
  readonly bannerName: string;
  readonly customerServicePhone: string | undefined;
  /** The name of the deals email among the shopper's email preferences. */
  readonly emailDeals: string;
  /** Asks the payment service to decline each order, for tests; never set in PROD. */
  readonly mockPaymentDeclines: boolean | undefined;
  readonly bannerDomain: string | undefined;
  /** The facility id of the shopper's store; empty if the host configures none. */
  readonly facilityId: string;
  readonly maps: CheckoutConfig['maps'];
  readonly membership: Membership | undefined;
}

/** Derives the settings of a new checkout from its config. */
export function settingsOf(config: CheckoutConfig): Settings {
  const banner = bannerOf(config.bannerDomain, config.bannerTable);
  const { customerServicePhone, emailDeals = 'Special Offers', mockPaymentDeclines } = config.uiConfig ?? {};
  return {
    locale: config.locale ?? 'en-US',
    appearance: config.appearance ?? {},
    messages: config.messages ?? {},
    orderId: config.orderId,
    isModify: config.isModify ?? false,
    banner,
    bannerName: bannerName(banner, config.bannerName),
    customerServicePhone,
    emailDeals,
    mockPaymentDeclines: config.environment === 'PROD' ? undefined : mockPaymentDeclines,
    bannerDomain: config.bannerDomain,
    facilityId: config.locationData?.facilityId ?? '',
    maps: config.maps,
    membership: config.membership,
  };
}

/** Returns the settings with a host's update applied; fields that the patch omits keep their values. */
export const updatedSettings = (settings: Settings, patch: CheckoutUpdate): Settings => ({
  ...settings,
  ...updatedLooks(settings, patch),
  ...(patch.membership && { membership: patch.membership }),
});
