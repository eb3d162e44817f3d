import { bannerName, bannerOf } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import type { CheckoutConfig, CheckoutUpdate } from '../config.ts';
import type { CheckoutMessages } from '../messages.ts';

/** The config as the checkout works with it, with defaults filled in. */
export interface Settings extends Looks<DeepPartial<CheckoutMessages>> {
  readonly orderId: string;
  /** Is an order changed that was placed? */
  readonly isModify: boolean;
  readonly banner: Banner;
  readonly bannerName: string;
  readonly customerServicePhone: string | undefined;
  /** What the email about deals is called. */
  readonly emailDeals: string;
  /** Asked of the payment side with each order; never in PROD. */
  readonly mockPaymentDeclines: boolean | undefined;
  readonly bannerDomain: string | undefined;
  /** Of the shopper's store; empty where the host names none. */
  readonly facilityId: string;
  readonly maps: CheckoutConfig['maps'];
  readonly membership: Membership | undefined;
}

/** Works out the settings of a new checkout. */
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

/** The settings after a host's update; what the patch does not name stays. */
export const updatedSettings = (settings: Settings, patch: CheckoutUpdate): Settings => ({
  ...settings,
  ...updatedLooks(settings, patch),
  ...(patch.membership && { membership: patch.membership }),
});
