import { createInlinePart, InlineSurface } from '@grocer/foundation/embed';
import type { InlinePart, SlottedPart } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { DeliveryDaysView } from '../features/delivery-days/DeliveryDaysView.tsx';
import type { DeliveryDaysProps } from '../features/delivery-days/DeliveryDaysView.tsx';
import { Dashboard } from '../features/navigation/Dashboard.tsx';
import { Navigation } from '../features/navigation/Navigation.tsx';
import { LazyAddressBook, LazyAddressForm, LazyPreferences } from './LazyViews.tsx';
import { LazyRewards } from './LazyRewards.tsx';
import { useAccountStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

/** The current page: one of ours, else the host's own content, slotted into our element. */
function Page(): ReactNode {
  const { view, addressId } = useAccountStore(({ settings }) => settings);
  if (view === undefined) return <slot />;
  if (view === 'dashboard') return <Dashboard />;
  if (view === 'preferences') return <LazyPreferences />;
  if (view === 'communityRewards') return <LazyRewards />;
  return view === 'addressBook' ? <LazyAddressBook /> : <LazyAddressForm addressId={addressId} />;
}

/** The account's pages with their navigation, as a part of the host's page. */
export const AccountNavigation: SlottedPart = /* @__PURE__ */ createInlinePart({
  part: 'account-navigation',
  useHasSlot: () => useAccountStore(({ settings }) => settings.view === undefined),
  usePhase: () => useAccountStore(({ status }) => status),
  Guarded,
  View: () => (
    <Navigation>
      <Page />
    </Navigation>
  ),
});

/** The address book, as a part of the host's page. */
export const AddressBook: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'address-book',
  usePhase: () => useAccountStore(({ book }) => book.phase),
  Guarded,
  View: LazyAddressBook,
});

/** The preferences, as a part of the host's page. */
export const Preferences: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'preferences',
  usePhase: () => useAccountStore(({ emails }) => emails.phase),
  Guarded,
  View: LazyPreferences,
});

/** The community rewards, as a part of the host's page. */
export const CommunityRewards: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'community-rewards',
  usePhase: () => useAccountStore(({ rewards }) => rewards.phase),
  Guarded,
  View: LazyRewards,
});

interface NamedDaysProps extends DeliveryDaysProps {
  /** Name under which the host's form submits the chosen day. Default: the day is not submitted. */
  readonly name?: string;
}

/** Seven days to choose one from, as a field of the host's form. */
export const DeliveryDays = ({ name, ...props }: NamedDaysProps): ReactNode => (
  <InlineSurface
    part="delivery-days"
    phase={props.isLoading === true ? 'loading' : 'ready'}
    slotted={name !== undefined && <input type="hidden" name={name} value={props.chosen ?? ''} />}
  >
    <Guarded>
      <DeliveryDaysView {...props} />
    </Guarded>
  </InlineSurface>
);

interface AddressFormProps {
  /** The id of the address to edit. Default: none, the form adds a new address. */
  readonly addressId?: string;
}

/** The address form, as a part of the host's page. */
export const AddressForm = ({ addressId }: AddressFormProps): ReactNode => (
  <InlineSurface part="address-form" phase="ready">
    <Guarded>
      <LazyAddressForm addressId={addressId} />
    </Guarded>
  </InlineSurface>
);
