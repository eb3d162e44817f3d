import { deepActiveElement, formatMessage } from '@grocer/foundation/embed';
import { Announcement, Button, TextField } from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { changePromo } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { promoMessages } from './messages.ts';

/** Maximum length of a code [C-5.1] [C-9.1]. */
const MOST_CODE = 128;

/** Returns true if the focus is in a part of the page or nowhere, as after a click in Safari. */
function isHere(part: HTMLElement): boolean {
  const focused = deepActiveElement(part.ownerDocument);
  return focused === part.ownerDocument.body || part.contains(focused);
}

interface FormProps {
  /** True while the order is being placed; the form then stays, with what was typed. */
  readonly isLocked: boolean;
  readonly onDone: (announcement?: string) => void;
}

/** The form for a promo code, in place of the button that opens it. */
export function PromoForm({ isLocked, onDone }: FormProps): ReactNode {
  const text = useText('promo', promoMessages);
  const core = useCheckoutCore();
  const isBusy = useCheckoutStore(({ edits }) => edits.promo?.phase === 'saving');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const failed = useFailed('promo', text.failed);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The shopper has just asked for the form.
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
    setLeft(false);
    if (await changePromo(core, { action: 'Add', code: wanted }))
      onDone(formatMessage(text.applied, { code: wanted }));
    else if (form.current && isHere(form.current)) field.current?.focus();
    // A shopper who is elsewhere by now hears the answer there.
    else setLeft(true);
  }
  return (
    <form
      ref={form}
      className="grocer-promo"
      noValidate
      onSubmit={(event) => void send(event)}
      data-part="promo-form"
    >
      <TextField
        ref={field}
        label={text.code}
        name="promoCode"
        part="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MOST_CODE}
        readOnly={isLocked}
        error={error ?? (isSent ? failed : undefined)}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button kind="secondary" type="submit" part="apply-promo" busy={isBusy} disabled={isLocked}>
        {text.apply}
      </Button>
      <Button kind="quiet" part="cancel-promo" disabled={isBusy || isLocked} onPress={() => onDone()}>
        {text.cancel}
      </Button>
      {isLeft && failed !== undefined && <Announcement text={failed} />}
    </form>
  );
}
