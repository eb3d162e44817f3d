import { formatCents } from '@grocer/foundation/domain';
import type { Cents, Checkout } from '@grocer/foundation/domain';
import { Icon, Notice, useStyles } from '@grocer/foundation/ui';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { changeTip } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { loadTipSheet } from '../../lazy.ts';
import { tipMessages } from './messages.ts';
import { chosenTip, tipChoices } from './rules.ts';
import type { TipChoice } from './rules.ts';
import css from './tip.css?inline';

interface TipProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

interface ChoiceProps {
  readonly choice: TipChoice;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onChoose: () => void;
}

/** No tip, or a suggested one. */
function TipOption({ choice, name, isChosen, isOff, onChoose }: ChoiceProps): ReactNode {
  const text = useText('tip', tipMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { key, label, value } = choice;
  return (
    <label className="grocer-tip" data-part="tip-choice" data-state={isChosen ? 'chosen' : undefined}>
      <input
        className="grocer-hidden"
        type="radio"
        name={name}
        value={key}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
      />
      <strong>{label ?? text.none}</strong>
      {label !== undefined && !label.startsWith('$') && <span>{formatCents(value, locale)}</span>}
    </label>
  );
}

/** Opens the drawer of another amount. A button, because an arrow key in a radio group must not open it. */
function OtherTip({ isChosen, isOff }: Pick<ChoiceProps, 'isChosen' | 'isOff'>): ReactNode {
  const text = useText('tip', tipMessages);
  const { store } = useCheckoutCore();
  return (
    <button
      type="button"
      className="grocer-tip"
      data-part="tip-other"
      data-state={isChosen ? 'chosen' : undefined}
      aria-pressed={isChosen}
      aria-haspopup="dialog"
      disabled={isOff}
      onClick={() => store.getState().showDrawer('tip')}
    >
      <strong>{text.other}</strong>
    </button>
  );
}

/** The driver's tip: none, a suggested amount or another amount [C-4.25] to [C-4.28]. */
export function Tip({ checkout, isLocked }: TipProps): ReactNode {
  useStyles(css);
  const text = useText('tip', tipMessages);
  const core = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const edit = useCheckoutStore(({ edits }) => edits.tip);
  const failed = useFailed('tip', text.failed);
  const [wanted, setWanted] = useState(checkout.tip);
  const name = useId();
  const tip = edit?.phase === 'saving' ? wanted : checkout.tip;
  const choices = tipChoices(checkout.tipSuggestions);
  const chosen = chosenTip(choices, tip);
  function choose(value: Cents): Promise<boolean> {
    setWanted(value);
    return changeTip(core, value);
  }
  return (
    <details className="grocer-panel" aria-label={text.title} data-part="tip" open>
      <summary className="grocer-tip-head">
        <h2 className="grocer-title">{text.title}</h2>
        <strong data-part="tip-amount">{formatCents(tip, locale)}</strong>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className="grocer-panel-body">
        {failed !== undefined && <Notice tone="danger" part="tip-failed" text={failed} />}
        <div className="grocer-tips">
          <div className="grocer-tips-offered" role="radiogroup" aria-label={text.title}>
            {choices.map((choice) => (
              <TipOption
                key={choice.key}
                choice={choice}
                name={name}
                isChosen={choice === chosen}
                isOff={isLocked}
                onChoose={() => void choose(choice.value)}
              />
            ))}
          </div>
          <OtherTip isChosen={!chosen} isOff={isLocked} />
        </div>
        <p className="grocer-small">{text.note}</p>
      </div>
      <DrawerSlot name="tip" load={loadTipSheet}>
        {({ TipSheet }, onClose) => <TipSheet tip={tip} onChoose={choose} onClose={onClose} />}
      </DrawerSlot>
    </details>
  );
}
