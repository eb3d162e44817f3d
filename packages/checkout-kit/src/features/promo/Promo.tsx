import type { Checkout } from '@grocer/foundation/domain';
import { focusIfLost, formatMessage, useChunk } from '@grocer/foundation/embed';
import { Announcement, Button, Icon, Notice } from '@grocer/foundation/ui';
import { Tag } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { changePromo } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { loadPromoForm } from '../../lazy.ts';
import { promoMessages } from './messages.ts';

interface PromoProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

interface CodesProps extends PromoProps {
  readonly onRemoved: (announcement: string) => void;
}

/** The applied promo codes, each with a button that removes it. */
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

/** The applied promo codes and the form for another one; announces the last change [C-2.27] [C-4.23]. */
export function Promo({ checkout, isLocked }: PromoProps): ReactNode {
  const text = useText('promo', promoMessages);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string | undefined }>();
  const opener = useRef<HTMLButtonElement>(null);
  // If the focused element was removed, the button that opens the form gets the focus.
  useEffect(() => {
    if (said) focusIfLost(opener.current);
  }, [said]);
  function finish(words?: string): void {
    setOpen(false);
    setSaid({ words });
  }
  const chunk = useChunk(loadPromoForm, isOpen);
  return (
    <div className="grocer-promos" data-part="promos">
      {isOpen && chunk.phase === 'ready' ? (
        <chunk.loaded.PromoForm isLocked={isLocked} onDone={finish} />
      ) : (
        <>
          <AppliedCodes checkout={checkout} isLocked={isLocked} onRemoved={finish} />
          <Button
            ref={opener}
            kind="quiet"
            part="add-promo"
            busy={isOpen && chunk.phase === 'waiting'}
            disabled={isLocked}
            onIntent={() => void loadPromoForm().catch(() => undefined)}
            onPress={() => {
              setOpen(true);
              if (chunk.phase === 'failed') chunk.retry();
            }}
          >
            <Icon of={Tag} size={16} />
            {text.add}
          </Button>
          {isOpen && chunk.phase === 'failed' && (
            <Notice tone="danger" part="form-failed" text={text.broken} />
          )}
        </>
      )}
      {said?.words !== undefined && <Announcement key={said.words} text={said.words} />}
    </div>
  );
}
