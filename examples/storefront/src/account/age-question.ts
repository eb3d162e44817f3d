import { mount } from '@grocer/account-kit';
import type { AgeQuestion } from '@grocer/account-kit';
import { watchHandle } from '../demo/event-log.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';

interface Asking {
  readonly host: Host;
  readonly items: AgeQuestion['items'];
  /** Takes the question away: the shopper has left the page. */
  readonly signal: AbortSignal;
}

/** Asks when the shopper was born. Says whether they are old enough, and have said so. */
export async function askBirthday({ host, items, signal }: Asking): Promise<boolean> {
  const account = mount(accountConfig(host));
  watchHandle('account', EVENT_NAMES.account, account.on);
  signal.addEventListener('abort', account.unmount, { once: true });
  const answer = await account.openAgeVerification({ items, minimumAge: 21 });
  account.unmount();
  return answer !== undefined;
}
