import { formatMessage } from '@grocer/foundation/embed';
import { Notice, useStyles } from '@grocer/foundation/ui';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../core/context.tsx';
import { Contact } from '../features/contact/Contact.tsx';
import { Instructions } from '../features/instructions/Instructions.tsx';
import { ChangedSummary } from '../features/modify-order/ChangedSummary.tsx';
import { Changes } from '../features/modify-order/Changes.tsx';
import { FixedTip } from '../features/modify-order/FixedTip.tsx';
import { modifyOrderMessages } from '../features/modify-order/messages.ts';
import { OriginalPayments } from '../features/modify-order/OriginalPayments.tsx';
import { TooLate } from '../features/modify-order/TooLate.tsx';
import { ScheduleRecap } from '../features/schedule-recap/ScheduleRecap.tsx';
import { isAboutCards } from '../checkout/trouble-rules.ts';
import { Conflicted } from '../features/submit/Conflicted.tsx';
import { submitMessages } from '../features/submit/messages.ts';
import { SubmitBar } from '../features/submit/SubmitBar.tsx';
import { SubmitNotice } from '../features/submit/SubmitNotice.tsx';
import { NoTip } from '../features/tip/NoTip.tsx';
import css from './columns.css?inline';
import type { StepOrder } from './PaymentStep.tsx';
import { StepHeading } from './StepHeading.tsx';

/** Closes a drawer of a new order's contact or instructions, which changes to a placed order do not include. */
function useSummaryOnly(): void {
  const { store } = useCheckoutCore();
  const drawer = useCheckoutStore((state) => state.drawer);
  useLayoutEffect(() => {
    if (drawer !== undefined && drawer !== 'summary') store.getState().showDrawer(undefined);
  }, [drawer, store]);
}

/** The step in which changes to a placed order are reviewed and submitted [C-2.14] [C-2.29]. */
export function ModifyStep({ order }: { readonly order: StepOrder }): ReactNode {
  useStyles(css);
  useSummaryOnly();
  const text = useText('modifyOrder', modifyOrderMessages);
  const { tooLate } = useText('submit', submitMessages);
  const { checkout, phase } = order;
  const trouble = phase === 'editing' ? order.trouble : undefined;
  const notice = trouble && <SubmitNotice trouble={trouble} isModify />;
  const { number = '' } = checkout.order ?? {};
  return (
    <div className="grocer-payment" data-part="modify-step" data-state={phase}>
      <StepHeading>{text.title}</StepHeading>
      {phase === 'conflicted' && <Conflicted />}
      {trouble && trouble.kind !== 'tooLate' && !isAboutCards(trouble) && notice}
      {trouble?.kind === 'tooLate' && <TooLate checkout={checkout} words={tooLate} />}
      <div className="grocer-payment-order">
        <div className="grocer-changing">
          <Notice
            tone="info"
            part="changing"
            title={formatMessage(text.changing, { number })}
            text={text.stays}
          />
        </div>
        <ScheduleRecap checkout={checkout} isLocked>
          <Contact checkout={checkout} isLocked />
          <Instructions checkout={checkout} isLocked />
        </ScheduleRecap>
        <Changes checkout={checkout} />
      </div>
      <div className="grocer-payment-pay">
        <OriginalPayments checkout={checkout}>{isAboutCards(trouble) && notice}</OriginalPayments>
        {checkout.isTipEligible && <FixedTip checkout={checkout} />}
        {!checkout.isTipEligible && checkout.modality === 'DELIVERY' && <NoTip />}
      </div>
      <div className="grocer-payment-sum">
        <ChangedSummary checkout={checkout} />
        <SubmitBar checkout={checkout} phase={phase} />
      </div>
    </div>
  );
}
