import { mailingId } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { PageLink } from '@grocer/foundation/embed';
import { Icon, useStyles } from '@grocer/foundation/ui';
import { BookUser, Plus } from 'lucide';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { BookOr } from '../../addresses/BookOr.tsx';
import { ConfirmRemoval } from '../../addresses/ConfirmRemoval.tsx';
import { listOf } from '../../addresses/slice.ts';
import { Toast } from '../../addresses/Toast.tsx';
import { useAccountStore, useText } from '../../core/context.tsx';
import { accountPaths } from '../../core/paths-rules.ts';
import css from './address-book.css?inline';
import { AddressCard } from './AddressCard.tsx';
import { addressBookMessages } from './messages.ts';
import { useLanding } from './use-landing.ts';

function Add(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
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

function Cards({ list }: { readonly list: readonly ProfileAddress[] }): ReactNode {
  const mailing = mailingId(list);
  return (
    <ul className="grocer-book-cards" data-part="addresses">
      {list.map((entry) => (
        <AddressCard key={entry.id} entry={entry} isMailing={entry.id === mailing} />
      ))}
    </ul>
  );
}

/** The shopper's addresses, on a page of their own. */
export function AddressBookView(): ReactNode {
  useStyles(addressesCss);
  useStyles(css);
  const text = useText('addressBook', addressBookMessages);
  const list = useAccountStore(({ book }) => listOf(book));
  const place = useLanding();
  return (
    <div ref={place} className="grocer-book" data-part="address-book">
      <div className="grocer-account-head">
        <h1>{text.title}</h1>
        {list.length > 0 && <Add />}
      </div>
      <BookOr loading={text.loading}>{list.length === 0 ? <Empty /> : <Cards list={list} />}</BookOr>
      <ConfirmRemoval />
      <Toast />
    </div>
  );
}
