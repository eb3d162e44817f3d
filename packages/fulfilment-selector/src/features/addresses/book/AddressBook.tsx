import { mailingId } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import { MapPinHouse, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { usePurposeName } from '../AddressTrouble.tsx';
import { BookNews, BookOr, ViewAll } from '../BookOr.tsx';
import { listOf } from '../../../core/address-rules.ts';
import { useLanding } from '../use-landing.ts';
import { useOffered } from '../use-offered.ts';
import { ViewBody, ViewHeader } from '../../../window/ViewHeader.tsx';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressBookMessages } from './messages.ts';

/** The empty state of the first book [F-2.31]. */
function Empty(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const { openForm } = useAddressActions();
  return (
    <div className="grocer-empty" data-part="empty">
      <span className="grocer-empty-icon">
        <Icon of={MapPinHouse} size={20} />
      </span>
      <h3 tabIndex={-1} data-landing="add">
        {text.emptyTitle}
      </h3>
      <p className="grocer-small">{text.emptyText}</p>
      <Button kind="primary" part="add-address" onPress={() => openForm()}>
        {text.add}
      </Button>
    </div>
  );
}

function Cards(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const mailing = useSelectorStore(({ book }) => mailingId(listOf(book)));
  const { list, current } = useOffered();
  const isChosen = useSelectorStore(
    ({ used, addressPurpose }) =>
      addressPurpose === undefined ||
      (used.active?.modality === addressPurpose.modality &&
        (addressPurpose.isOwn || !used.isOwnDelivery) &&
        !addressPurpose.wantsTimes),
  );
  const { openForm } = useAddressActions();
  return (
    <>
      <ul className="grocer-results" data-part="addresses">
        {list.map((entry) => (
          <AddressCard
            key={entry.id}
            entry={entry}
            isMailing={entry.id === mailing}
            isCurrent={isChosen && entry.id === current?.id}
          />
        ))}
      </ul>
      <div className="grocer-address-more">
        <Button kind="secondary" part="add-address" onPress={() => openForm()}>
          <Icon of={Plus} size={16} />
          {text.add}
        </Button>
        <ViewAll />
      </div>
    </>
  );
}

/** The first address book, to select an address [F-2.28] to [F-2.31]. */
export function AddressBook(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const book = useSelectorStore((state) => state.book);
  const modality = usePurposeName();
  const place = useLanding();
  const isEmpty = book.phase === 'ready' && book.list.length === 0;
  return (
    <>
      <ViewHeader title={isEmpty ? text.titleEmpty : text.title} />
      <ViewBody>
        <BookNews>
          <p className="grocer-small">
            {formatMessage(isEmpty ? text.subtitleEmpty : text.subtitle, { modality })}
          </p>
        </BookNews>
        <BookOr>
          <div ref={place} className="grocer-panel">
            {isEmpty ? <Empty /> : <Cards />}
          </div>
        </BookOr>
      </ViewBody>
    </>
  );
}
