import type { AddressMessages } from './addresses/messages.ts';
import type { ElsewhereMessages } from './elsewhere/messages.ts';
import type { AddressBookMessages } from './features/address-book/messages.ts';
import type { AddressFormMessages } from './features/address-form/messages.ts';
import type { AddressListMessages } from './features/address-list/messages.ts';
import type { ConfirmAddressMessages } from './features/confirm-address/messages.ts';
import type { ConsentMessages } from './features/location-consent/messages.ts';
import type { SignInMessages } from './features/sign-in/messages.ts';
import type { StoreMenuMessages } from './features/store-menu/messages.ts';
import type { FrameMessages } from './frame/messages.ts';
import type { OptionMessages } from './options/messages.ts';
import type { ResultMessages } from './results/messages.ts';
import type { StoreMessages } from './results/store-messages.ts';
import type { HoldMessages } from './reservation/messages.ts';
import type { ReplacementMessages } from './scheduling/replacement/messages.ts';
import type { SchedulingMessages } from './scheduling/messages.ts';
import type { SearchMessages } from './search/messages.ts';
import type { TimeslotsMessages } from './features/timeslots/messages.ts';
import type { TabMessages } from './tabs/messages.ts';
import type { TimesMessages } from './times/messages.ts';

/** Every word of the selector, by part. A host can replace any of them; each part comes with its screen. */
export interface SelectorMessages {
  frame: FrameMessages;
  tabs: TabMessages;
  search: SearchMessages;
  elsewhere: ElsewhereMessages;
  results: ResultMessages;
  stores: StoreMessages;
  options: OptionMessages;
  consent: ConsentMessages;
  signIn: SignInMessages;
  storeMenu: StoreMenuMessages;
  times: TimesMessages;
  addresses: AddressMessages;
  addressBook: AddressBookMessages;
  addressList: AddressListMessages;
  addressForm: AddressFormMessages;
  confirmAddress: ConfirmAddressMessages;
  timeslots: TimeslotsMessages;
  hold: HoldMessages;
  scheduling: SchedulingMessages;
  replacement: ReplacementMessages;
}
