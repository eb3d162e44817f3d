import type { Address } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { Button, Icon, RetryNotice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { addressActions } from '../../forms/addresses/actions.ts';
import { AddressChoices } from '../../forms/addresses/AddressChoices.tsx';
import { shownAddresses } from '../../forms/addresses/rules.ts';
import { cardMessages } from '../../cards/messages.ts';
import { commonProblem } from '../../forms/errors/common/rules.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import css from '../../forms/addresses/addresses.css?inline';
import { billingAddressMessages } from './messages.ts';

function Loading(): ReactNode {
  const text = useText('billingAddress', billingAddressMessages);
  return (
    <div className="grocer-addresses" aria-busy="true">
      <div className="grocer-address">
        <span className="grocer-address-lines">
          <Skeleton width={16} />
          <Skeleton width={12} />
        </span>
      </div>
      <SlowStatus text={text.loading} />
    </div>
  );
}

interface LoadFailedProps {
  readonly error: GrocerError;
  readonly onRetry: () => void;
}

function LoadFailed({ error, onRetry }: LoadFailedProps): ReactNode {
  const text = useText('billingAddress', billingAddressMessages);
  const general = useText('cards', cardMessages);
  const common = commonProblem(error);
  return (
    <>
      <RetryNotice
        part="addresses-failed"
        text={common ? general[common] : text.loadFailed}
        retry={text.retry}
        onRetry={onRetry}
      />
      {!common && <p className="grocer-addresses-hint grocer-small">{text.addInstead}</p>}
    </>
  );
}

interface BillingAddressProps {
  /** The card's current billing address, which is picked at first. */
  readonly own?: Address | undefined;
  readonly disabled: boolean;
}

/** The billing address picker of a card form; the home address comes first [W-2.31] [W-4.31]. */
export function BillingAddress({ own, disabled }: BillingAddressProps): ReactNode {
  useStyles(css);
  const text = useText('billingAddress', billingAddressMessages);
  const addresses = useWalletStore((state) => state.addresses);
  const picked = useWalletStore((state) => state.billingAddressId);
  const { showScreen } = useWalletActions();
  const { loadAddresses, openAddressForm } = usePart(addressActions);
  // The card may be reloaded while its form is open; the shopper's choice must stay.
  const [first] = useState(own);
  useEffect(() => void loadAddresses(first), [loadAddresses, first]);
  const list = addresses.phase === 'ready' ? addresses.list : [];
  const shown = shownAddresses(list, picked);
  return (
    <fieldset data-part="billing-address">
      <legend className="grocer-addresses-title">{text.title}</legend>
      {(addresses.phase === 'idle' || addresses.phase === 'loading') && <Loading />}
      {addresses.phase === 'failed' && (
        <LoadFailed error={addresses.error} onRetry={() => void loadAddresses(first)} />
      )}
      {shown.length > 0 && <AddressChoices list={shown} disabled={disabled} />}
      <div className="grocer-addresses-more">
        <Button kind="quiet" part="add-address" disabled={disabled} onPress={() => openAddressForm()}>
          <Icon of={Plus} size={16} />
          {text.addNew}
        </Button>
        {shown.length < list.length && (
          <Button
            kind="quiet"
            part="all-addresses"
            disabled={disabled}
            onPress={() => showScreen('address-list')}
          >
            {text.all}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
