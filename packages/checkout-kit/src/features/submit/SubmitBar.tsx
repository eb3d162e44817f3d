import { formatCents } from '@grocer/foundation/domain';
import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon, Notice, useStyles } from '@grocer/foundation/ui';
import { ChevronUp } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { isModification } from '../../checkout/modify-rules.ts';
import type { OrderState } from '../../checkout/order-reducer.ts';
import { usePayerComing } from '../../checkout/use-payer-coming.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { loadSummarySheet } from '../../lazy.ts';
import { submitMessages } from './messages.ts';
import { placeOrder } from './placing.ts';
import css from './submit.css?inline';

/** The reasons why the order cannot be placed; focused as soon as a press has found some. */
function Blockers(): ReactNode {
  const text = useText('submit', submitMessages);
  const blockers = useCheckoutStore((state) => state.blockers);
  const found = useCheckoutStore((state) => state.foundBlockers);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found.length > 0) list.current?.focus();
  }, [found]);
  if (blockers.length === 0) return null;
  return (
    <div ref={list} className="grocer-blockers grocer-in-view" tabIndex={-1} data-part="blockers">
      {blockers.map((blocker) => (
        <Notice key={blocker} tone="danger" part={`blocked-${blocker}`} text={text[blocker]} />
      ))}
    </div>
  );
}

interface SubmitBarProps {
  readonly checkout: Checkout;
  readonly phase: OrderState['phase'];
}

/** The total beside the button in the one-column layout; for a new order it opens the summary. */
function Total({ checkout, phase }: SubmitBarProps): ReactNode {
  const text = useText('submit', submitMessages);
  const core = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const total = formatCents(checkout.summary.cost.total, locale);
  if (isModification(checkout))
    return (
      <span className="grocer-submit-total">
        <span className="grocer-small">{text.newTotal}</span> <strong>{total}</strong>
      </span>
    );
  return (
    <button
      type="button"
      className="grocer-submit-total"
      data-part="total"
      aria-haspopup="dialog"
      aria-disabled={phase !== 'editing' || undefined}
      onClick={() => {
        if (phase === 'editing') core.store.getState().showDrawer('summary');
      }}
    >
      <span className="grocer-small grocer-submit-opens">
        {text.total} <Icon of={ChevronUp} size={16} />
      </span>{' '}
      <strong>{total}</strong>
    </button>
  );
}

/** The submit button; in one column it sticks to the bottom, with the total [C-2.21]. */
export function SubmitBar({ checkout, phase }: SubmitBarProps): ReactNode {
  useStyles(css);
  const text = useText('submit', submitMessages);
  const core = useCheckoutCore();
  const isSubmitting = phase === 'submitting';
  const isPlacing = useCheckoutStore((state) => state.isPlacing);
  const isModify = isModification(checkout);
  // A press before the cards have loaded would only report a missing card.
  const isPayerComing = usePayerComing(checkout);
  const isEarly = useCheckoutStore((state) => state.isAddingCard || isPayerComing) && !isModify;
  const whyId = useId();
  const { modalities } = useText('details', detailMessages);
  return (
    <div className="grocer-submit" data-part="submit-bar">
      <Blockers />
      <div className="grocer-submit-row">
        <Total checkout={checkout} phase={phase} />
        <Button
          kind="primary"
          wide
          part="submit"
          busy={isSubmitting || isPlacing}
          disabled={isEarly || (phase !== 'editing' && !isSubmitting)}
          describedBy={isEarly ? whyId : undefined}
          onPress={() => void placeOrder(core)}
        >
          {isModify
            ? text.submitChanges
            : formatMessage(text.place, { modality: modalities[checkout.modality] })}
        </Button>
      </div>
      {isEarly && (
        <span id={whyId} className="grocer-hidden">
          {text.early}
        </span>
      )}
      <DrawerSlot name="summary" load={loadSummarySheet}>
        {({ SummarySheet }, onClose) => <SummarySheet checkout={checkout} onClose={onClose} />}
      </DrawerSlot>
      <span role="status" className="grocer-hidden">
        {isSubmitting && (isModify ? text.submittingChanges : text.submitting)}
      </span>
    </div>
  );
}
