import type { AddressMessages } from './features/addresses/messages.ts';
import type { OtherTabsMessages } from './features/other-tabs/messages.ts';
import type { AddressBookMessages } from './features/addresses/book/messages.ts';
import type { AddressFormMessages } from './features/addresses/form/messages.ts';
import type { AddressListMessages } from './features/addresses/list/messages.ts';
import type { ConfirmAddressMessages } from './features/addresses/confirm/messages.ts';
import type { ConsentMessages } from './features/location-consent/messages.ts';
import type { SignInMessages } from './features/sign-in/messages.ts';
import type { StoreMenuMessages } from './features/stores/messages.ts';
import type { FrameMessages } from './window/messages.ts';
import type { OptionMessages } from './features/options/messages.ts';
import type { ResultMessages } from './window/results/messages.ts';
import type { StoreMessages } from './window/results/store-messages.ts';
import type { HoldMessages } from './times/hold/messages.ts';
import type { ReplacementMessages } from './scheduling/features/replacement/messages.ts';
import type { SchedulingMessages } from './scheduling/messages.ts';
import type { SearchMessages } from './window/search/messages.ts';
import type { TimeslotsMessages } from './features/timeslots/messages.ts';
import type { TabMessages } from './window/tabs/messages.ts';
import type { TimesMessages } from './times/messages.ts';

/** All texts of the selector, by part. A host can replace any of them; each part loads with its screen. */
export interface SelectorMessages {
  frame: FrameMessages;
  tabs: TabMessages;
  search: SearchMessages;
  otherTabs: OtherTabsMessages;
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
