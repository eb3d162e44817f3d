import { formatCents } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { TextField } from '@grocer/foundation/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { FormDrawer } from '../../layout/FormDrawer.tsx';
import { tipMessages } from './messages.ts';
import { MOST_TIP, typedTip } from './rules.ts';

interface TipSheetProps {
  readonly tip: Cents;
  /** Resolves with whether the service has applied the tip. */
  readonly onChoose: (tip: Cents) => Promise<boolean>;
  readonly onClose: () => void;
}

/** State of the tip form: the typed amount, its error once submitted, and progress. */
function useTipForm({ tip, onChoose, onClose }: TipSheetProps) {
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
  async function send(): Promise<void> {
    setSent(true);
    if ('problem' in read) {
      field.current?.focus();
      core.emitter.emit('validation:failed', { fields: ['otherValue'] });
      return;
    }
    if (await onChoose(read.tip)) onClose();
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

/** The drawer for another tip amount [C-2.35] [C-5.8]. */
export function TipSheet(props: TipSheetProps): ReactNode {
  const { text, typed, setTyped, field, send, error, isBusy, failed } = useTipForm(props);
  return (
    <FormDrawer
      name="tip"
      title={text.drawer}
      text={text}
      isBusy={isBusy}
      failed={failed}
      onSend={() => void send()}
      onClose={props.onClose}
    >
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
    </FormDrawer>
  );
}
