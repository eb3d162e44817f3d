import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { loadInstructionsSheet } from '../../lazy.ts';
import { instructionsMessages } from './messages.ts';
import { instructionsOf } from './rules.ts';

interface InstructionsProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** The instructions for the handover, with a button to change them [C-2.25]. */
export function Instructions({ checkout, isLocked }: InstructionsProps): ReactNode {
  const text = useText('instructions', instructionsMessages);
  const { modalities } = useText('details', detailMessages);
  const { store } = useCheckoutCore();
  const { words, isAtDoor, isQuiet } = instructionsOf(checkout);
  const said = [isAtDoor && text.leaveAtDoor, isQuiet && text.quietBell, words].filter(Boolean).join(' · ');
  const title = formatMessage(text.title, { modality: modalities[checkout.modality] });
  return (
    <div className="grocer-line" data-part="instructions">
      <Icon of={Pencil} size={20} />
      <span className="grocer-line-words">
        <strong>{title}</strong>
        <span className="grocer-small">{said || text.none}</span>
      </span>
      {!isLocked && (
        <Button
          kind="quiet"
          part="edit-instructions"
          label={`${said ? text.edit : text.add}, ${title}`}
          onIntent={() => void loadInstructionsSheet().catch(() => undefined)}
          onPress={() => store.getState().showDrawer('instructions')}
        >
          {said ? text.edit : text.add}
        </Button>
      )}
      <DrawerSlot name="instructions" load={loadInstructionsSheet}>
        {({ InstructionsSheet }, onClose) => <InstructionsSheet checkout={checkout} onClose={onClose} />}
      </DrawerSlot>
    </div>
  );
}
