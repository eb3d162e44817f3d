import { Button, Icon, TextField } from '@grocer/foundation/ui';
import { Search } from 'lucide';
import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { storeActions } from './actions.ts';
import { preferredStoreMessages } from './messages.ts';

/** The search form for stores; searches only on submit. */
export function SearchForm(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const account = useAccountCore();
  const isRefused = useAccountStore(({ storeSearch }) => storeSearch.phase === 'refused');
  const input = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await storeActions(account).search(input.current?.value ?? '');
    if (account.store.getState().storeSearch.phase === 'refused') input.current?.focus();
  }
  return (
    <form className="grocer-store-search" role="search" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        kind="search"
        label={text.postalCode}
        part="postal-code"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        error={isRefused ? text.badPostalCode : undefined}
      />
      {/* Not busy during a search, since a new search replaces the one in flight. */}
      <Button kind="primary" type="submit" part="search-stores">
        <Icon of={Search} size={16} />
        {text.search}
      </Button>
    </form>
  );
}
