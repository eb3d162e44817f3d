import { formatCents } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import {
  Button,
  Notice,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  TextField,
  useStyles,
} from '@grocer/foundation/ui';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { changeTip } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import css from '../../layout/drawer.css?inline';
import { tipMessages } from './messages.ts';
import { MOST_TIP, typedTip } from './rules.ts';

interface TipSheetProps {
  readonly tip: Cents;
  readonly onClose: () => void;
}

/** What is typed, why it can't be used once it has been sent, and where it stands. */
function useTipForm({ tip, onClose }: TipSheetProps) {
  const text = useText('tip', tipMessages);
  const core = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const edit = useCheckoutStore(({ edits }) => edits.tip);
  const failed = useFailed('tip', text.failed);
  const [typed, setTyped] = useState(tip > 0 ? (tip / 100).toFixed(2) : '');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = typedTip(typed);
  const words = {
    required: text.amountRequired,
    most: formatMessage(text.amountMost, { max: formatCents(MOST_TIP, locale) }),
  };
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if ('problem' in read) {
      field.current?.focus();
      core.emitter.emit('validation:failed', { fields: ['otherValue'] });
      return;
    }
    if (await changeTip(core, read.tip)) onClose();
  }
  return {
    text,
    typed,
    setTyped,
    field,
    send,
    error: isSent && 'problem' in read ? words[read.problem] : undefined,
    isBusy: edit?.phase === 'saving',
    failed: isSent ? failed : undefined,
  };
}

/** Another amount for the tip [C-2.35] [C-5.8]. */
export function TipSheet(props: TipSheetProps): ReactNode {
  useStyles(css);
  const { text, typed, setTyped, field, send, error, isBusy, failed } = useTipForm(props);
  const leave = (): void => {
    if (!isBusy) props.onClose();
  };
  return (
    <Sheet
      screen="tip"
      isTall={false}
      onExit={(reason) => {
        // A press beside the sheet is too easily made to lose what was typed.
        if (reason !== 'backdrop') leave();
      }}
    >
      <SheetScreen name="tip" isOn>
        <form className="grocer-sheet-form" noValidate onSubmit={(event) => void send(event)}>
          <SheetHeader title={text.drawer} close={{ label: text.close, onPress: leave }} />
          <SheetBody>
            <div className="grocer-drawer">
              {failed !== undefined && <Notice tone="danger" part="tip-failed" text={failed} />}
              <TextField
                ref={field}
                label={text.amount}
                name="otherValue"
                part="other-value"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={typed}
                error={error}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <p className="grocer-small">{text.note}</p>
            </div>
          </SheetBody>
          <SheetFooter>
            <Button kind="secondary" part="cancel" disabled={isBusy} onPress={leave}>
              {text.cancel}
            </Button>
            <Button kind="primary" type="submit" part="save" busy={isBusy}>
              {text.save}
            </Button>
          </SheetFooter>
        </form>
      </SheetScreen>
    </Sheet>
  );
}
