import { mailingId } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { PageLink } from '@grocer/foundation/embed';
import { Button, Icon, useStyles } from '@grocer/foundation/ui';
import { BookUser, Plus } from 'lucide';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { BookOr } from '../../addresses/BookOr.tsx';
import { ConfirmRemoval } from '../../addresses/ConfirmRemoval.tsx';
import { listOf } from '../../addresses/slice.ts';
import { Toast } from '../../addresses/Toast.tsx';
import { useAccountStore, useText } from '../../core/context.tsx';
import { accountPaths } from '../../core/paths-rules.ts';
import { loadAddressSheet } from '../../lazy.ts';
import css from './address-book.css?inline';
import { AddressCard } from './AddressCard.tsx';
import { addressBookMessages } from './messages.ts';
import { Sections } from './Sections.tsx';
import { useLanding } from './use-landing.ts';

const useIsNewer = (): boolean => useAccountStore(({ settings }) => settings.toggles.addressBookV2);

function Add(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const isNewer = useIsNewer();
  const startForm = useAccountStore((state) => state.startForm);
  if (isNewer)
    return (
      <Button
        kind="primary"
        part="add-address"
        onIntent={() => void loadAddressSheet().catch(() => undefined)}
        onPress={() => startForm(undefined, true)}
      >
        <Icon of={Plus} size={16} />
        {text.addNew}
      </Button>
    );
  return (
    <PageLink kind="primary" part="add-address" to={accountPaths.newAddress}>
      <Icon of={Plus} size={16} />
      {text.add}
    </PageLink>
  );
}

function Empty(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  return (
    <div className="grocer-book-notice" data-part="empty">
      <span className="grocer-book-icon">
        <Icon of={BookUser} size={20} />
      </span>
      <h2 className="grocer-title">{text.emptyTitle}</h2>
      <p className="grocer-small">{text.emptyText}</p>
      <Add />
    </div>
  );
}

interface ListProps {
  readonly list: readonly ProfileAddress[];
}

function Cards({ list }: ListProps): ReactNode {
  const mailing = mailingId(list);
  return (
    <ul className="grocer-book-cards" data-part="addresses">
      {list.map((entry) => (
        <AddressCard key={entry.id} entry={entry} isMailing={entry.id === mailing} />
      ))}
    </ul>
  );
}

function Addresses({ list }: ListProps): ReactNode {
  const isNewer = useIsNewer();
  if (list.length === 0) return <Empty />;
  return isNewer ? <Sections list={list} /> : <Cards list={list} />;
}

/** The address book page. */
export function AddressBookView(): ReactNode {
  useStyles(addressesCss);
  useStyles(css);
  const text = useText('addressBook', addressBookMessages);
  const list = useAccountStore(({ book }) => listOf(book));
  const isNewer = useIsNewer();
  const place = useLanding();
  return (
    <div ref={place} className="grocer-book" data-part="address-book">
      <div className="grocer-account-head">
        <h1>{text.title}</h1>
        {list.length > 0 && <Add />}
      </div>
      <BookOr loading={text.loading}>
        <Addresses list={list} />
      </BookOr>
      {!isNewer && <ConfirmRemoval />}
      <Toast />
    </div>
  );
}
