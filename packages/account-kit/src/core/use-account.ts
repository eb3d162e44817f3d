import type { AccountEvents } from '../events.ts';
import { useEvent, usePublicState } from './context.tsx';
import type { AccountState } from './public-state.ts';

/** Reads the account's public state. The function should return a part of it, not something new each time. */
export const useAccount = <Selected>(select: (state: AccountState) => Selected): Selected =>
  usePublicState(select);

/** Listens to something that happens in the account, for as long as the component is in the page. */
export const useAccountEvent = <Name extends keyof AccountEvents>(
  name: Name,
  listener: (detail: AccountEvents[Name]) => void,
): void => useEvent(name, listener);
