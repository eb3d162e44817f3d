import { phoneText } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { Button, Icon } from '@grocer/foundation/ui';
import { User } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { loadContactSheet } from '../../lazy.ts';
import { contactMessages } from './messages.ts';
import { isNameless } from './rules.ts';

interface ContactProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** The order's contact, with a button to change it [C-2.24]. */
export function Contact({ checkout, isLocked }: ContactProps): ReactNode {
  const text = useText('contact', contactMessages);
  const { store } = useCheckoutCore();
  const { contact } = checkout;
  const isMissing = isNameless(contact);
  // Without a name the drawer opens at once.
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
          onPress={() => store.getState().showDrawer('contact')}
        >
          {phone === undefined ? text.addPhone : text.edit}
        </Button>
      )}
      <DrawerSlot name="contact" load={loadContactSheet}>
        {({ ContactSheet }, onClose) => <ContactSheet contact={contact} onClose={onClose} />}
      </DrawerSlot>
    </div>
  );
}
