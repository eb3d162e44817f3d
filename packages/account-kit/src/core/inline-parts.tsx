import { createInlinePart } from '@grocer/foundation/embed';
import { Navigation } from '../features/navigation/Navigation.tsx';
import { useAccountStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

/** The pages of the account, as a part of the host's page. */
export const AccountNavigation = /* @__PURE__ */ createInlinePart({
  part: 'account-navigation',
  usePhase: () => useAccountStore(({ status }) => status),
  Guarded,
  View: Navigation,
});
