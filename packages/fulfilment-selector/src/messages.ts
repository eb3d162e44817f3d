import type { ConsentMessages } from './features/location-consent/messages.ts';
import type { SignInMessages } from './features/sign-in/messages.ts';
import type { StoreMenuMessages } from './features/store-menu/messages.ts';
import type { FrameMessages } from './frame/messages.ts';
import type { OptionMessages } from './options/messages.ts';
import type { ResultMessages } from './results/messages.ts';
import type { HoldMessages } from './reservation/messages.ts';
import type { SearchMessages } from './search/messages.ts';
import type { TimeslotsMessages } from './features/timeslots/messages.ts';
import type { TabMessages } from './tabs/messages.ts';
import type { TimesMessages } from './times/messages.ts';

/** Every word of the selector, by part. A host can replace any of them; each part comes with its screen. */
export interface SelectorMessages {
  frame: FrameMessages;
  tabs: TabMessages;
  search: SearchMessages;
  results: ResultMessages;
  options: OptionMessages;
  consent: ConsentMessages;
  signIn: SignInMessages;
  storeMenu: StoreMenuMessages;
  times: TimesMessages;
  timeslots: TimeslotsMessages;
  hold: HoldMessages;
}
