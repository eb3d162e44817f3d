import { useStyles } from '@grocer/foundation/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { formOf } from '../../forms/slice.ts';
import { HostedPlace } from '../../hosted-fields/HostedPlace.tsx';
import { hostedFieldMessages } from '../../hosted-fields/messages.ts';
import { pinMode } from '../../hosted-fields/modes.ts';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import { checkBalanceActions } from './actions.ts';
import css from './check-balance.css?inline';
import { checkBalanceMessages } from './messages.ts';

function usePinField(place: RefObject<HTMLDivElement | null>) {
  const text = useText('hostedFields', hostedFieldMessages);
  const words = useMemo(
    () => ({
      title: text.pinTitle,
      labels: { pin: text.pin },
      placeholders: { pin: text.pin },
      errors: text.codes,
    }),
    [text],
  );
  return useHostedFields({ mode: pinMode, form: 'check-balance', place, words });
}

/** Has the service locked the card? Then no PIN can be tried any more. */
function useIsLocked(): boolean {
  return useWalletStore(({ flyout, checks }) => {
    const id = flyout.phase === 'open' ? flyout.cardId : undefined;
    return id !== undefined && checks[id] === 'locked';
  });
}

/** Asks for the PIN of a SNAP EBT card, in the vault's frame, to learn its balance [W-2.42] to [W-2.44]. */
export function CheckBalance(): ReactNode {
  useStyles(css);
  const text = useText('checkBalance', checkBalanceMessages);
  const { goBack, stopForm } = useWalletActions();
  const { submitPin } = usePart(checkBalanceActions);
  const isBusy = useWalletStore((state) => formOf(state, 'check-balance').phase === 'submitting');
  const fromCardBox = useWalletStore(({ flyout }) => flyout.phase === 'open' && flyout.fromCardBox);
  const isLocked = useIsLocked();
  useEffect(() => {
    if (isLocked) stopForm('check-balance', { about: 'pinLocked' });
  }, [isLocked, stopForm]);
  const place = useRef<HTMLDivElement>(null);
  const frame = usePinField(place);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (frame.fields.current && !isLocked) void submitPin(frame.fields.current);
  }
  const back = { label: text.back, onPress: goBack };

  return (
    <FormFrame
      form="check-balance"
      title={text.title}
      isBusy={isBusy}
      back={fromCardBox ? undefined : back}
      onSubmit={submit}
      submit={{ part: 'confirm', text: isBusy ? text.submitting : text.confirm, disabled: isLocked }}
    >
      <p className="grocer-check-balance-lead">{text.enterPin}</p>
      <HostedPlace frame={frame} kind="pin" place={place} />
    </FormFrame>
  );
}
