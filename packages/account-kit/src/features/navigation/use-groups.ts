import { useAccountStore } from '../../core/context.tsx';
import { valueOf } from '../../preferences/known.ts';
import { navGroups } from './rules.ts';
import type { NavLink } from './rules.ts';

/** Returns the account's links, based on the settings and the data loaded so far. */
export function useNavGroups(): readonly (readonly NavLink[])[] {
  const settings = useAccountStore((state) => state.settings);
  const applicationData = useAccountStore((state) => valueOf(state.applicationData));
  const rewards = useAccountStore((state) => valueOf(state.rewards));
  return navGroups({ ...settings, applicationData, rewards });
}
