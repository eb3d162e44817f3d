import { placeLine, streetLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import { House, MapPin } from 'lucide';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { addressesMessages } from '../../addresses/messages.ts';
import { useAccountStore, useText } from '../../core/context.tsx';
import { loadAddressSheet } from '../../lazy.ts';
import type { AddressCardProps } from './AddressCard.tsx';
import { addressBookMessages } from './messages.ts';

/** A row of the newer address book, with its edit action. */
export const AddressRow = memo(function AddressRow({ entry, isMailing }: AddressCardProps): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const { actionFor, mailing } = useText('addresses', addressesMessages);
  const startForm = useAccountStore((state) => state.startForm);
  const street = streetLine(entry.address);
  return (
    <li className="grocer-book-row" data-part="address">
      <span className="grocer-book-pin">
        <Icon of={isMailing ? House : MapPin} size={20} />
      </span>
      <div>
        <h3 className="grocer-book-street" tabIndex={-1} data-landing={entry.id}>
          {street}
        </h3>
        <p className="grocer-small">{placeLine(entry.address)}</p>
        {isMailing && <span className="grocer-badge">{mailing}</span>}
      </div>
      <div className="grocer-book-actions">
        <Button
          kind="quiet"
          part="edit-address"
          label={formatMessage(actionFor, { action: text.edit, address: street })}
          onIntent={() => void loadAddressSheet().catch(() => undefined)}
          onPress={() => startForm(entry.id, true)}
        >
          {text.edit}
        </Button>
      </div>
    </li>
  );
});
