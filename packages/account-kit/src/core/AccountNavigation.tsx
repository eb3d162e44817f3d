import { InlineSurface } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { Navigation } from '../features/navigation/Navigation.tsx';
import { useAccountStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

interface AccountNavigationProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
}

/** The pages of the account, as a part of the host's page. */
export function AccountNavigation({ element }: AccountNavigationProps): ReactNode {
  const phase = useAccountStore(({ status }) => status);
  return (
    <InlineSurface element={element} part="account-navigation" phase={phase}>
      <Guarded>
        <Navigation />
      </Guarded>
    </InlineSurface>
  );
}
