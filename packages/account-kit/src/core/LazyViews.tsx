import { useChunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { loadAddressBook, loadAddressForm, loadPreferences } from '../lazy.ts';
import { AddressModal } from './AddressModal.tsx';
import { useAccountStore, useText } from './context.tsx';
import { BrokenPart } from './Guarded.tsx';
import { partMessages } from './messages.ts';

/** The address book, once its chunk has loaded. */
export function LazyAddressBook(): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(loadAddressBook, true);
  const isNewer = useAccountStore(({ settings }) => settings.toggles.addressBookV2);
  if (chunk.phase === 'ready')
    return (
      <>
        <chunk.loaded.AddressBookView />
        {isNewer && <AddressModal />}
      </>
    );
  if (chunk.phase === 'failed') return <BrokenPart onRetry={chunk.retry} />;
  return <SlowStatus text={text.loading} />;
}

interface LazyAddressFormProps {
  /** The address to edit; undefined for a new one. */
  readonly addressId: string | undefined;
}

/** The address form, once its chunk has loaded. */
export function LazyAddressForm({ addressId }: LazyAddressFormProps): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(loadAddressForm, true);
  if (chunk.phase === 'ready') return <chunk.loaded.AddressFormView addressId={addressId} />;
  if (chunk.phase === 'failed') return <BrokenPart onRetry={chunk.retry} />;
  return <SlowStatus text={text.loading} />;
}

/** The preferences page, once its chunk has loaded. */
export function LazyPreferences(): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(loadPreferences, true);
  if (chunk.phase === 'ready') return <chunk.loaded.PreferencesPage />;
  if (chunk.phase === 'failed') return <BrokenPart onRetry={chunk.retry} />;
  return <SlowStatus text={text.loading} />;
}
