import { checkoutBehaviourOf } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Checkbox, TextArea } from '@grocer/foundation/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { changeInstructions } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { FormDrawer } from '../../layout/FormDrawer.tsx';
import { instructionsMessages } from './messages.ts';
import { instructionsFrom, instructionsOf, isHandedOver, isTooLong, maxCharacters } from './rules.ts';
import type { TypedInstructions } from './rules.ts';

interface InstructionsSheetProps {
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

interface AtDoorProps {
  readonly typed: TypedInstructions;
  readonly isOff: boolean;
  readonly change: (more: Partial<TypedInstructions>) => void;
}

/** The options of a delivery: leave it at the door, do not ring the bell. */
function AtDoor({ typed, isOff, change }: AtDoorProps): ReactNode {
  const text = useText('instructions', instructionsMessages);
  const banner = useCheckoutStore(({ settings }) => settings.banner);
  return (
    <>
      <Checkbox
        name="leaveAtDoor"
        part="leave-at-door"
        label={
          <>
            {text.leaveAtDoor} <span className="grocer-note grocer-small">{text.leaveAtDoorNote}</span>
          </>
        }
        checked={typed.isAtDoor && !isOff}
        disabled={isOff}
        onChange={(isAtDoor) => change({ isAtDoor })}
      />
      {!checkoutBehaviourOf(banner).hidesBell && (
        <Checkbox
          name="quietBell"
          part="quiet-bell"
          label={text.quietBell}
          checked={typed.isQuiet}
          onChange={(isQuiet) => change({ isQuiet })}
        />
      )}
    </>
  );
}

/** The drawer that changes the instructions for the handover [C-2.33] [C-4.20] [C-4.21]. */
export function InstructionsSheet({ checkout, onClose }: InstructionsSheetProps): ReactNode {
  const text = useText('instructions', instructionsMessages);
  const { modalities } = useText('details', detailMessages);
  const core = useCheckoutCore();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => instructionsOf(checkout));
  const [isSent, setSent] = useState(false);
  const failed = useFailed('instructions', text.failed);
  const isBusy = useCheckoutStore(({ edits }) => edits.instructions?.phase === 'saving');
  const change = (more: Partial<TypedInstructions>): void => setTyped((before) => ({ ...before, ...more }));
  const most = maxCharacters(typed);
  const used = typed.words.trim().length;
  async function send(): Promise<void> {
    setSent(true);
    if (isTooLong(typed)) {
      form.current?.querySelector('textarea')?.focus();
      core.emitter.emit('validation:failed', { fields: ['instructions'] });
      return;
    }
    if (await changeInstructions(core, instructionsFrom(typed, checkout))) onClose();
  }
  return (
    <FormDrawer
      ref={form}
      name="instructions"
      title={formatMessage(text.title, { modality: modalities[checkout.modality] })}
      text={text}
      isBusy={isBusy}
      failed={isSent ? failed : undefined}
      onSend={() => void send()}
      onClose={onClose}
    >
      {checkout.modality === 'DELIVERY' && (
        <AtDoor typed={typed} isOff={isHandedOver(checkout)} change={change} />
      )}
      <TextArea
        label={text.label}
        name="instructions"
        part="instructions-words"
        autoComplete="off"
        maxLength={most}
        defaultValue={typed.words}
        hint={formatMessage(text.count, { used: String(used), most: String(most) })}
        error={isTooLong(typed) ? formatMessage(text.tooLong, { most: String(most) }) : undefined}
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
    </FormDrawer>
  );
}
