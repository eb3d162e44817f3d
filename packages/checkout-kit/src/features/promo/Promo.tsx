import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Announcement, Button, Icon, Notice, TextField } from '@grocer/foundation/ui';
import { Tag } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { changePromo } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { promoMessages } from './messages.ts';

/** Most characters of a code [C-5.1] [C-9.1]. */
const MOST_CODE = 128;

interface PromoProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

interface FormProps {
  readonly onDone: (announcement?: string) => void;
}

/** A code to type, in the place of the link that asked for it. */
function PromoForm({ onDone }: FormProps): ReactNode {
  const text = useText('promo', promoMessages);
  const core = useCheckoutCore();
  const isBusy = useCheckoutStore(({ edits }) => edits.promo?.phase === 'saving');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const failed = useFailed('promo', text.failed);
  const field = useRef<HTMLInputElement>(null);
  // It comes because the shopper has asked for it.
  useEffect(() => field.current?.focus(), []);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') {
      setError(text.required);
      field.current?.focus();
      core.emitter.emit('validation:failed', { fields: ['promoCode'] });
      return;
    }
    setError(undefined);
    setSent(true);
    if (await changePromo(core, { action: 'Add', code: wanted }))
      onDone(formatMessage(text.applied, { code: wanted }));
    else field.current?.focus();
  }
  return (
    <form className="grocer-promo" noValidate onSubmit={(event) => void send(event)} data-part="promo-form">
      <TextField
        ref={field}
        label={text.code}
        name="promoCode"
        part="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MOST_CODE}
        error={error ?? (isSent ? failed : undefined)}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button kind="secondary" type="submit" part="apply-promo" busy={isBusy}>
        {text.apply}
      </Button>
      <Button kind="quiet" part="cancel-promo" disabled={isBusy} onPress={() => onDone()}>
        {text.cancel}
      </Button>
    </form>
  );
}

interface CodesProps extends PromoProps {
  readonly onRemoved: (announcement: string) => void;
}

/** The codes that apply, to be taken away. */
function AppliedCodes({ checkout, isLocked, onRemoved }: CodesProps): ReactNode {
  const text = useText('promo', promoMessages);
  const core = useCheckoutCore();
  const isBusy = useCheckoutStore(({ edits }) => edits.promo?.phase === 'saving');
  const [isAsked, setAsked] = useState(false);
  const failed = useFailed('promo', text.removeFailed);
  async function remove(code: string): Promise<void> {
    setAsked(true);
    if (await changePromo(core, { action: 'Remove', code })) onRemoved(formatMessage(text.removed, { code }));
  }
  return (
    <>
      {checkout.promos.map(({ id, code }) => (
        <Button
          key={id}
          kind="quiet"
          part="remove-promo"
          busy={isBusy}
          disabled={isLocked}
          onPress={() => void remove(code)}
        >
          {formatMessage(text.remove, { code })}
        </Button>
      ))}
      {isAsked && failed !== undefined && <Notice tone="danger" part="promo-failed" text={failed} />}
    </>
  );
}

/** The way to enter a promo code, and what became of the last one [C-2.27] [C-4.23]. */
export function Promo({ checkout, isLocked }: PromoProps): ReactNode {
  const text = useText('promo', promoMessages);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string | undefined }>();
  const opener = useRef<HTMLButtonElement>(null);
  // What had focus is gone: it comes back to the way in.
  useEffect(() => {
    if (said) opener.current?.focus();
  }, [said]);
  function finish(words?: string): void {
    setOpen(false);
    setSaid({ words });
  }
  return (
    <div className="grocer-promos" data-part="promos">
      {isOpen && !isLocked ? (
        <PromoForm onDone={finish} />
      ) : (
        <>
          <AppliedCodes checkout={checkout} isLocked={isLocked} onRemoved={finish} />
          <Button
            ref={opener}
            kind="quiet"
            part="add-promo"
            disabled={isLocked}
            onPress={() => setOpen(true)}
          >
            <Icon of={Tag} size={16} />
            {text.add}
          </Button>
        </>
      )}
      {said?.words !== undefined && <Announcement key={said.words} text={said.words} />}
    </div>
  );
}
