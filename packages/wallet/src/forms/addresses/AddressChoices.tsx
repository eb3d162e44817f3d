import { formatMessage } from '@grocer/foundation/embed';
import { localityLine, streetLine } from '@grocer/foundation/domain';
import type { SavedAddress } from '@grocer/foundation/domain';
import { Button, Choice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePart, useText, useWalletStore } from '../../core/context.tsx';
import { addressActions } from './actions.ts';
import { addressMessages } from './messages.ts';

interface AddressChoiceProps {
  readonly saved: SavedAddress;
  readonly isPicked: boolean;
  readonly name: string;
  readonly disabled: boolean;
}

function AddressChoice({ saved, isPicked, name, disabled }: AddressChoiceProps): ReactNode {
  const text = useText('addresses', addressMessages);
  const { pickAddress, openAddressForm } = usePart(addressActions);
  const street = streetLine(saved.address);
  return (
    <li className="grocer-address" data-part="address" data-state={isPicked ? 'chosen' : 'free'}>
      <label className="grocer-address-pick">
        <Choice
          type="radio"
          name={name}
          checked={isPicked}
          disabled={disabled}
          onChange={() => pickAddress(saved.id)}
        />
        <span className="grocer-address-lines">
          <span>{street}</span>
          <span className="grocer-small">{localityLine(saved.address)}</span>
        </span>
      </label>
      {isPicked && (
        <Button
          kind="quiet"
          part="edit-address"
          label={formatMessage(text.editOne, { address: street })}
          disabled={disabled}
          onPress={() => openAddressForm(saved.id)}
        >
          {text.edit}
        </Button>
      )}
    </li>
  );
}

interface AddressChoicesProps {
  readonly list: readonly SavedAddress[];
  readonly disabled: boolean;
}

/** Addresses to pick one of; the picked one can be edited [W-2.31]. */
export function AddressChoices({ list, disabled }: AddressChoicesProps): ReactNode {
  const picked = useWalletStore((state) => state.billingAddressId);
  // Two lists can be mounted at once, one beneath the other, and their radio groups must stay separate.
  const name = useId();
  return (
    <ul className="grocer-addresses">
      {list.map((saved) => (
        <AddressChoice
          key={saved.id}
          saved={saved}
          isPicked={saved.id === picked}
          name={name}
          disabled={disabled}
        />
      ))}
    </ul>
  );
}
