import { mount } from '@grocer/account-kit';
import type { AgeQuestion } from '@grocer/account-kit';
import { watchHandle } from '../demo/watch-handle.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';

interface Asking {
  readonly host: Host;
  readonly items: AgeQuestion['items'];
  /** Aborts when the shopper leaves the page; the question is closed. */
  readonly signal: AbortSignal;
}

/** Asks for the shopper's date of birth; resolves with true if they answered and are old enough. */
export async function askBirthday({ host, items, signal }: Asking): Promise<boolean> {
  const account = mount(accountConfig(host));
  watchHandle('account', EVENT_NAMES.account, account);
  signal.addEventListener('abort', account.unmount, { once: true });
  const answer = await account.openAgeVerification({ items, minimumAge: 21 });
  account.unmount();
  return answer !== undefined;
}
