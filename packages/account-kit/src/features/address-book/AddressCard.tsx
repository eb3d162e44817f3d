import { placeLine, streetLine } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { addressesMessages } from '../../addresses/messages.ts';
import { askToRemove } from '../../addresses/removing.ts';
import { addressPath } from '../../core/paths-rules.ts';
import { useAccountCore, useText } from '../../core/context.tsx';
import { addressBookMessages } from './messages.ts';

export interface AddressCardProps {
  readonly entry: ProfileAddress;
  readonly isMailing: boolean;
}

/** A card with an address and its edit and remove actions. */
export const AddressCard = memo(function AddressCard({ entry, isMailing }: AddressCardProps): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const shared = useText('addresses', addressesMessages);
  const account = useAccountCore();
  const street = streetLine(entry.address);
  const nameOf = (action: string): string => formatMessage(shared.actionFor, { action, address: street });
  return (
    <li className="grocer-book-card" data-part="address">
      <h2 className="grocer-book-street" tabIndex={-1} data-landing={entry.id}>
        {street}
      </h2>
      <p className="grocer-small">{placeLine(entry.address)}</p>
      <div className="grocer-book-actions">
        <PageLink part="edit-address" to={addressPath(entry.id)} label={nameOf(text.edit)}>
          {text.edit}
        </PageLink>
        <Button
          kind="quiet"
          part="remove-address"
          label={nameOf(text.remove)}
          onPress={() => askToRemove(account, entry.id)}
        >
          <span className="grocer-danger">{text.remove}</span>
        </Button>
        {isMailing && <span className="grocer-badge">{shared.mailing}</span>}
      </div>
    </li>
  );
});
