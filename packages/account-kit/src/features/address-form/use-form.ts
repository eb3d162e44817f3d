import { addressRules } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { useAddressForm } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';
import type { Draft } from './slice.ts';
import { refuseFields, submit, typed } from './submitting.ts';

const US_ONLY = { ...addressRules.account, kinds: ['state', 'district'] } as const;

/** What was typed into a form before, and not saved. */
function useDraft(addressId: string | undefined): Draft | undefined {
  const { store } = useAccountCore();
  const [draft] = useState(store.getState().draft);
  return draft?.openedFor === addressId ? draft : undefined;
}

/** What a shopper types of an address: `now` is what it was when the form was opened, absent for a new one. */
export function useForm(now: ProfileAddress | undefined) {
  const account = useAccountCore();
  // It may change in the book meanwhile; what is typed is not.
  const [edited] = useState(now);
  const draft = useDraft(edited?.id);
  const { phase } = useAccountStore(({ addressForm }) => addressForm.step);
  const isUsOnly = useAccountStore(({ settings }) => settings.toggles.groceryAutomation);
  const rules = isUsOnly ? US_ONLY : addressRules.account;
  const form = useAddressForm(rules, { before: edited?.address, draft: draft?.entry });
  const wasMailing = edited?.isMailingAddress ?? false;
  const [isMailingAddress, setMailing] = useState(draft?.isMailingAddress ?? wasMailing);
  /** Keeps what is typed, for whoever leaves the page and comes back. */
  function note(isMailing: boolean): void {
    const entry = form.typed();
    const isTyped = entry !== undefined || isMailing !== wasMailing;
    typed(account);
    account.store.setState({
      draft: isTyped ? { openedFor: edited?.id, entry, isMailingAddress: isMailing } : undefined,
    });
  }
  return {
    form,
    isUsOnly,
    isMailingAddress,
    isBusy: phase !== 'editing' && phase !== 'asking',
    note: () => note(isMailingAddress),
    mail(isMailing: boolean) {
      setMailing(isMailing);
      note(isMailing);
    },
    send(event: FormEvent) {
      event.preventDefault();
      const taken = form.take();
      if (taken.ok) void submit(account, { address: taken.address, isMailingAddress });
      else refuseFields(account, taken.fields);
    },
  };
}
export type TypedForm = ReturnType<typeof useForm>;
