import type { ProfileAddress } from '@grocer/foundation/domain';
import { PageLink } from '@grocer/foundation/embed';
import { Button, useStyles } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { BookOr } from '../../addresses/BookOr.tsx';
import { addressesMessages } from '../../addresses/messages.ts';
import { listOf } from '../../addresses/slice.ts';
import { Trouble } from '../../addresses/Trouble.tsx';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { accountPaths } from '../../core/paths-rules.ts';
import css from './address-form.css?inline';
import { FormFields, SaveButton } from './FormParts.tsx';
import { addressFormMessages } from './messages.ts';
import { useForm } from './use-form.ts';
import { VerifyAddress } from './VerifyAddress.tsx';

interface FormProps {
  /** The address when the form was opened; undefined for a new one. */
  readonly edited: ProfileAddress | undefined;
}

function Form({ edited }: FormProps): ReactNode {
  const { cancel } = useText('addresses', addressesMessages);
  const { store, deps } = useAccountCore();
  const typed = useForm(edited);
  function leave(): void {
    store.getState().keepDraft(edited?.id, undefined);
    deps.goTo(accountPaths.addresses);
  }
  return (
    <form className="grocer-address-form" noValidate onSubmit={typed.send}>
      <FormFields typed={typed} />
      <div className="grocer-address-buttons">
        <SaveButton isBusy={typed.isBusy} />
        <Button kind="secondary" part="cancel" disabled={typed.isBusy} onPress={leave}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}

/** Shown for an address that is not in the book, such as one that was removed elsewhere. */
function NotFound(): ReactNode {
  const { back } = useText('addressForm', addressFormMessages);
  return (
    <>
      <Trouble trouble="notFound" />
      <p>
        <PageLink part="back" to={accountPaths.addresses}>
          {back}
        </PageLink>
      </p>
    </>
  );
}

/** The form for an existing address, once the book has loaded. */
function Edited({ id }: { readonly id: string }): ReactNode {
  const { loading } = useText('addressForm', addressFormMessages);
  const edited = useAccountStore(({ book }) => listOf(book).find((one) => one.id === id));
  const [first, setFirst] = useState(edited);
  if (edited && !first) setFirst(edited);
  return <BookOr loading={loading}>{first ? <Form edited={first} /> : <NotFound />}</BookOr>;
}

interface AddressFormViewProps {
  /** The address to edit; undefined for a new one. */
  readonly addressId: string | undefined;
}

/** The address form as a page. */
export function AddressFormView({ addressId }: AddressFormViewProps): ReactNode {
  useStyles(addressesCss);
  useStyles(css);
  const text = useText('addressForm', addressFormMessages);
  const { visitor } = useText('addresses', addressesMessages);
  const isSignedIn = useAccountStore(({ settings }) => settings.isSignedIn);
  const { store } = useAccountCore();
  const { visit, openedFor, editedId } = useAccountStore(({ addressForm }) => addressForm);
  useEffect(() => {
    store.setState({ announcement: undefined });
    store.getState().startForm(addressId);
    const left = new AbortController();
    /** Starts anew on a page that the browser restores after its address was saved. */
    function restart({ persisted }: PageTransitionEvent): void {
      const { addressForm, startForm } = store.getState();
      if (persisted && addressForm.step.phase === 'saved') startForm(addressId);
    }
    window.addEventListener('pageshow', restart, { signal: left.signal });
    return () => {
      left.abort();
      // After the shopper has left, a save that ends must not navigate.
      store.getState().startForm(undefined);
    };
  }, [store, addressId]);
  if (visit === 0 || openedFor !== addressId) return null;
  return (
    <div className="grocer-address-page" data-part="address-form">
      <div className="grocer-account-head">
        <h1>{editedId === undefined ? text.titleAdd : text.titleEdit}</h1>
      </div>
      {!isSignedIn && <p>{visitor}</p>}
      {isSignedIn &&
        (addressId === undefined ? (
          <Form key={visit} edited={undefined} />
        ) : (
          <Edited key={visit} id={addressId} />
        ))}
      <VerifyAddress />
    </div>
  );
}
