import { useAccountEvent } from '@grocer/account-kit/react';
import type { ReactNode } from 'react';
import { EVENT_NAMES } from './event-names.ts';
import { useHearing } from './use-hearing.ts';

function One({ name }: { readonly name: (typeof EVENT_NAMES.account)[number] }): null {
  useAccountEvent(name, useHearing('account', name));
  return null;
}

/** Inside the provider of the SDK: has the developer panel show what that tells its host. */
export const WatchAccount = (): ReactNode =>
  EVENT_NAMES.account.map((name) => <One key={name} name={name} />);
