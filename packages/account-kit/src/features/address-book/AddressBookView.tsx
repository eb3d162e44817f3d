import { mailingId } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { PageLink } from '@grocer/foundation/embed';
import { Button, Icon, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { BookUser, CircleAlert, Plus } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { ConfirmRemoval } from '../../addresses/ConfirmRemoval.tsx';
import { addressesMessages } from '../../addresses/messages.ts';
import type { AddressTrouble } from '../../addresses/messages.ts';
import { loadBook } from '../../addresses/reading.ts';
import { listOf } from '../../addresses/slice.ts';
import { Toast } from '../../addresses/Toast.tsx';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
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

function Loading(): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  return (
    <div className="grocer-book-cards" aria-busy="true" data-part="loading">
      {[0, 1, 2].map((card) => (
        <div key={card} className="grocer-book-card">
          <Skeleton width={16} />
          <Skeleton width={12} />
        </div>
      ))}
      <SlowStatus text={text.loading} />
    </div>
  );
}

function Failed({ trouble }: { readonly trouble: AddressTrouble }): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const shared = useText('addresses', addressesMessages);
  const account = useAccountCore();
  return (
    <div className="grocer-book-notice" role="alert" data-part="addresses-failed">
      <span className="grocer-book-icon" data-tone="danger">
        <Icon of={CircleAlert} size={20} />
      </span>
      <h2 className="grocer-title">{text.failedTitle}</h2>
      <p className="grocer-small">{shared.troubles[trouble]}</p>
      <Button kind="primary" part="retry" onPress={() => void loadBook(account)}>
        {shared.retry}
      </Button>
    </div>
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
  const account = useAccountCore();
  const book = useAccountStore((state) => state.book);
  const isSignedIn = useAccountStore(({ settings }) => settings.isSignedIn);
  const place = useLanding();
  const isWanted = isSignedIn && book.phase === 'idle';
  useEffect(() => {
    if (isWanted) void loadBook(account);
  }, [isWanted, account]);
  return (
    <div ref={place} className="grocer-book" data-part="address-book">
      <div className="grocer-account-head">
        <h1>{text.title}</h1>
        {listOf(book).length > 0 && <Add />}
      </div>
      {!isSignedIn && <p>{text.visitor}</p>}
      {isSignedIn && (book.phase === 'idle' || book.phase === 'loading') && <Loading />}
      {book.phase === 'failed' && <Failed trouble={book.trouble} />}
      {book.phase === 'ready' && (book.list.length === 0 ? <Empty /> : <Cards list={book.list} />)}
      <ConfirmRemoval />
      <Toast />
    </div>
  );
}
