import { localityLine, streetLine } from '@grocer/foundation/domain';
import type { SavedAddress } from '@grocer/foundation/domain';
import { Button, Notice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import css from './billing-address.css?inline';

interface ChoiceProps {
  readonly saved: SavedAddress;
  readonly isChosen: boolean;
  readonly disabled: boolean;
}

function Choice({ saved, isChosen, disabled }: ChoiceProps): ReactNode {
  const { pickAddress } = useWalletActions();
  return (
    <label className="grocer-address" data-part="address" data-state={isChosen ? 'chosen' : 'free'}>
      <input
        type="radio"
        name="grocer-billing-address"
        checked={isChosen}
        disabled={disabled}
        onChange={() => pickAddress(saved.id)}
      />
      <span className="grocer-address-lines">
        <span>{streetLine(saved.address)}</span>
        <span className="grocer-small">{localityLine(saved.address)}</span>
      </span>
    </label>
  );
}

/** Picks the address that a card is billed to; the home address comes first [W-2.31] [W-4.31]. */
export function BillingAddress({ disabled }: { readonly disabled: boolean }): ReactNode {
  useStyles(css);
  const text = useText('billingAddress');
  const addresses = useWalletStore((state) => state.addresses);
  const chosen = useWalletStore((state) => state.billingAddressId);
  const { loadAddresses } = useWalletActions();
  useEffect(() => void loadAddresses(), [loadAddresses]);
  return (
    <fieldset data-part="billing-address">
      <legend className="grocer-addresses-title">{text.title}</legend>
      {(addresses.phase === 'idle' || addresses.phase === 'loading') && (
        <div className="grocer-addresses" aria-busy="true">
          <div className="grocer-address">
            <span className="grocer-address-lines">
              <Skeleton width={16} />
              <Skeleton width={12} />
            </span>
          </div>
          <SlowStatus text={text.loading} />
        </div>
      )}
      {addresses.phase === 'failed' && (
        <Notice
          tone="danger"
          part="addresses-failed"
          text={text.loadFailed}
          action={
            <Button kind="quiet" part="retry" onPress={() => void loadAddresses()}>
              {text.retry}
            </Button>
          }
        />
      )}
      {addresses.phase === 'ready' && addresses.list.length > 0 && (
        <div className="grocer-addresses">
          {addresses.list.map((saved) => (
            <Choice key={saved.id} saved={saved} isChosen={saved.id === chosen} disabled={disabled} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
