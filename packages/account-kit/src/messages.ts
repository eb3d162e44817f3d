import type { AddressesMessages } from './addresses/messages.ts';
import type { PartMessages } from './core/messages.ts';
import type { AddressBookMessages } from './features/address-book/messages.ts';
import type { AddressFormMessages } from './features/address-form/messages.ts';
import type { AgeVerificationMessages } from './features/age-verification/messages.ts';
import type { CommunicationMessages } from './features/communication/messages.ts';
import type { CommunityRewardsMessages } from './features/community-rewards/messages.ts';
import type { DeliveryDaysMessages } from './features/delivery-days/messages.ts';
import type { EmailPreferencesMessages } from './features/email-preferences/messages.ts';
import type { NavigationMessages } from './features/navigation/messages.ts';
import type { PreferredStoreMessages } from './features/preferred-store/messages.ts';
import type { SmsPreferencesMessages } from './features/sms-preferences/messages.ts';
import type { PreferencesMessages } from './preferences/messages.ts';

/** All texts of the account, by part. A host can replace any of them. */
export interface AccountMessages {
  parts: PartMessages;
  navigation: NavigationMessages;
  ageVerification: AgeVerificationMessages;
  deliveryDays: DeliveryDaysMessages;
  addresses: AddressesMessages;
  addressBook: AddressBookMessages;
  addressForm: AddressFormMessages;
  preferences: PreferencesMessages;
  emailPreferences: EmailPreferencesMessages;
  smsPreferences: SmsPreferencesMessages;
  communication: CommunicationMessages;
  communityRewards: CommunityRewardsMessages;
  preferredStore: PreferredStoreMessages;
}
