import { phoneText } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import { User } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { loadContactSheet } from '../../lazy.ts';
import { contactMessages } from './messages.ts';
import { isNameless } from './rules.ts';

interface ContactProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** The drawer in which it is changed. */
function Drawer({ checkout, onClose }: { checkout: Checkout; onClose: () => void }): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(loadContactSheet, true);
  if (chunk.phase === 'waiting') return <WaitingLayer text={text.loading} />;
  if (chunk.phase === 'failed') return <BrokenPanel text={text} onRetry={chunk.retry} onClose={onClose} />;
  return <chunk.loaded.ContactSheet contact={checkout.contact} onClose={onClose} />;
}

/** Whom to reach about the order, and the way to change that [C-2.24]. */
export function Contact({ checkout, isLocked }: ContactProps): ReactNode {
  const text = useText('contact', contactMessages);
  const { config, store } = useCheckoutCore();
  const { contact } = checkout;
  const isOpen = useCheckoutStore(({ drawer }) => drawer === 'contact') && !isLocked;
  const isMissing = isNameless(contact);
  const show = (isShown: boolean): void => store.getState().showDrawer(isShown ? 'contact' : undefined);
  // Whoever has said no name yet is asked at once.
  useEffect(() => {
    if (isMissing) store.getState().showDrawer('contact');
  }, [isMissing, store]);
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  const phone = contact?.phone;
  const words = [phone && phoneText(phone), contact?.smsOptIn && text.textsOn].filter(Boolean).join(' · ');
  return (
    <div className="grocer-line" data-part="contact">
      <Icon of={User} size={20} />
      <span className="grocer-line-words">
        <strong>{name || text.noName}</strong>
        {words && <span className="grocer-small">{words}</span>}
      </span>
      {!isLocked && (
        <Button
          kind="quiet"
          part="edit-contact"
          onIntent={() => void loadContactSheet().catch(() => undefined)}
          onPress={() => show(true)}
        >
          {phone === undefined ? text.addPhone : text.edit}
        </Button>
      )}
      <Overlay open={isOpen} near={config.container}>
        {isOpen && <Drawer checkout={checkout} onClose={() => show(false)} />}
      </Overlay>
    </div>
  );
}
