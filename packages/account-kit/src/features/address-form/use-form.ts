import { addressRules } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { useAddressForm } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';
import type { Draft } from './slice.ts';
import { clearErrorOnInput, refuseFields, submit } from './submitting.ts';

const US_ONLY = { ...addressRules.account, kinds: ['state', 'district'] } as const;

/** Returns the unsaved draft of an address, if any. */
function useDraft(addressId = ''): Draft | undefined {
  const { store } = useAccountCore();
  const [draft] = useState(store.getState().drafts[addressId]);
  return draft;
}

/** State of the address form. `now` is the address when the form was opened; undefined for a new one. */
export function useForm(now: ProfileAddress | undefined) {
  const account = useAccountCore();
  // The address may change in the book meanwhile, but not under the shopper's input.
  const [edited] = useState(now);
  const draft = useDraft(edited?.id);
  const { phase } = useAccountStore(({ addressForm }) => addressForm.step);
  const isUsOnly = useAccountStore(({ settings }) => settings.toggles.groceryAutomation);
  const rules = isUsOnly ? US_ONLY : addressRules.account;
  const form = useAddressForm(rules, { before: edited?.address, draft: draft?.entry });
  const wasMailing = edited?.isMailingAddress ?? false;
  const [isMailingAddress, setMailing] = useState(draft?.isMailingAddress ?? wasMailing);
  /** Keeps the draft, in case the shopper leaves the page and returns. */
  function note(isMailing: boolean): void {
    const entry = form.typed();
    const isTyped = entry !== undefined || isMailing !== wasMailing;
    clearErrorOnInput(account);
    account.store
      .getState()
      .keepDraft(edited?.id, isTyped ? { entry, isMailingAddress: isMailing } : undefined);
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
