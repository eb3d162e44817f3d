import { formatMessage } from '@grocer/foundation/embed';
import { placeLine, streetLine } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { Button, Icon } from '@grocer/foundation/ui';
import { Check } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { useTroubleWords } from '../AddressTrouble.tsx';
import { placeOf } from '../choosing.ts';
import { addressMessages } from '../messages.ts';
import { storeMessages } from '../../../window/results/store-messages.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { addressBookMessages } from './messages.ts';

interface AddressCardProps {
  readonly entry: ProfileAddress;
  readonly isMailing: boolean;
  readonly isCurrent: boolean;
}

function Actions({ entry, isCurrent }: AddressCardProps): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const shared = useText('addresses', addressMessages);
  const isBusy = useSelectorStore(({ picking }) => picking.phase === 'checking' && picking.id === entry.id);
  const { selectAddress, openForm } = useAddressActions();
  const nameOf = (action: string): string =>
    formatMessage(shared.actionFor, { action, address: streetLine(entry.address) });
  return (
    <div className="grocer-address-actions">
      <Button kind="quiet" part="edit-address" label={nameOf(shared.edit)} onPress={() => openForm(entry.id)}>
        {shared.edit}
      </Button>
      {isCurrent ? (
        <span className="grocer-address-done">
          <Icon of={Check} size={16} />
          {text.selected}
        </span>
      ) : (
        <Button
          kind="secondary"
          part="select-address"
          label={nameOf(text.select)}
          busy={isBusy}
          onPress={() => void selectAddress(entry.id)}
        >
          {text.select}
        </Button>
      )}
    </div>
  );
}

/** Why the address could not be selected, with a button to edit it [F-8.6]. */
function Trouble({ entry }: Pick<AddressCardProps, 'entry'>): ReactNode {
  const shared = useText('addresses', addressMessages);
  const { chooseFailed } = useText('stores', storeMessages);
  const words = useTroubleWords();
  const picking = useSelectorStore((state) => state.picking);
  const choosing = useSelectorStore((state) => state.choosing);
  const { openForm } = useAddressActions();
  const trouble = picking.phase === 'failed' && picking.id === entry.id ? picking.trouble : undefined;
  const isUnsaved = choosing.phase === 'failed' && choosing.place === placeOf(entry.id);
  if (trouble === undefined && !isUnsaved) return null;
  const action = shared.editAddress;
  return (
    <div role="alert" className="grocer-address-fix">
      <p className="grocer-why">{trouble === undefined ? chooseFailed : words(trouble)}</p>
      {trouble !== undefined && trouble !== 'technical' && trouble !== 'validation' && (
        <Button
          kind="quiet"
          part="fix-address"
          label={formatMessage(shared.actionFor, { action, address: streetLine(entry.address) })}
          onPress={() => openForm(entry.id)}
        >
          {action}
        </Button>
      )}
    </div>
  );
}

/** An address in the first book [F-2.30]. */
export function AddressCard(props: AddressCardProps): ReactNode {
  const { entry, isMailing, isCurrent } = props;
  const shared = useText('addresses', addressMessages);
  const id = useId();
  return (
    <li>
      <article
        className="grocer-card-frame grocer-address-card"
        data-part="address"
        data-state={isCurrent ? 'current' : undefined}
        aria-labelledby={id}
        aria-current={isCurrent || undefined}
      >
        <div>
          <h3 id={id} className="grocer-store-name" tabIndex={-1} data-landing={entry.id}>
            {streetLine(entry.address)}
            {isMailing && <span className="grocer-badge">{shared.mailing}</span>}
          </h3>
          <p className="grocer-small">{placeLine(entry.address)}</p>
        </div>
        <Actions {...props} />
        <Trouble entry={entry} />
      </article>
    </li>
  );
}
