import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
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

/** One tip option. The chosen "other amount" can be pressed again to change it. */
function TipOption({ choice, name, isChosen, isOff, onChoose }: ChoiceProps): ReactNode {
  const text = useText('tip', tipMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { key, label, value } = choice;
  const own = value === undefined ? text.other : text.none;
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
        onClick={isChosen && value === undefined ? onChoose : undefined}
      />
      <strong>{label ?? own}</strong>
      {label !== undefined && value !== undefined && !label.startsWith('$') && (
        <span>{formatCents(value, locale)}</span>
      )}
    </label>
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
  const { showDrawer } = core.store.getState();
  const name = useId();
  const tip = edit?.phase === 'saving' ? wanted : checkout.tip;
  const choices = tipChoices(checkout.tipSuggestions);
  const chosen = chosenTip(choices, tip);
  function choose({ value }: TipChoice): void {
    if (value === undefined) {
      showDrawer('tip');
      return;
    }
    setWanted(value);
    void changeTip(core, value);
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
        <div className="grocer-tips" role="radiogroup" aria-label={text.title}>
          {choices.map((choice) => (
            <TipOption
              key={choice.key}
              choice={choice}
              name={name}
              isChosen={choice === chosen}
              isOff={isLocked}
              onChoose={() => choose(choice)}
            />
          ))}
        </div>
        <p className="grocer-small">{text.note}</p>
      </div>
      <DrawerSlot name="tip" isLocked={isLocked} load={loadTipSheet}>
        {({ TipSheet }, onClose) => <TipSheet tip={tip} onClose={onClose} />}
      </DrawerSlot>
    </details>
  );
}
