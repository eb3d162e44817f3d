import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import type { OrderState } from '../checkout/order-reducer.ts';
import { isAboutCards } from '../checkout/trouble-rules.ts';
import { useCheckoutStore, useText } from '../core/context.tsx';
import { Contact } from '../features/contact/Contact.tsx';
import { DeliveryTerms } from '../features/delivery-terms/DeliveryTerms.tsx';
import { FlashSales } from '../features/flash-sales/FlashSales.tsx';
import { Instructions } from '../features/instructions/Instructions.tsx';
import { Items } from '../features/items/Items.tsx';
import { PaymentOptions } from '../features/payment-options/PaymentOptions.tsx';
import { Promo } from '../features/promo/Promo.tsx';
import { ScheduleRecap } from '../features/schedule-recap/ScheduleRecap.tsx';
import { Conflicted } from '../features/submit/Conflicted.tsx';
import { SubmitBar } from '../features/submit/SubmitBar.tsx';
import { SubmitNotice } from '../features/submit/SubmitNotice.tsx';
import { TimedOut } from '../features/submit/TimedOut.tsx';
import { Summary } from '../features/summary/Summary.tsx';
import { NoTip } from '../features/tip/NoTip.tsx';
import { Tip } from '../features/tip/Tip.tsx';
import css from './columns.css?inline';
import { layoutMessages } from './messages.ts';
import { StepHeading } from './StepHeading.tsx';

/** An order in the payment step: being edited or submitted, expired or conflicted. */
export type StepOrder = Extract<
  OrderState,
  { readonly phase: 'editing' | 'submitting' | 'expired' | 'conflicted' }
>;

/** The payment step, in one, two or three columns depending on its width [C-2.20] [C-2.22]. */
export function PaymentStep({ order }: { readonly order: StepOrder }): ReactNode {
  useStyles(css);
  const text = useText('layout', layoutMessages);
  const { checkout, phase } = order;
  const isPlacing = useCheckoutStore((state) => state.isPlacing);
  const isLocked = phase !== 'editing' || isPlacing;
  const trouble = phase === 'editing' ? order.trouble : undefined;
  const notice = trouble && <SubmitNotice trouble={trouble} />;
  return (
    <div className="grocer-payment" data-part="payment-step" data-state={phase}>
      <StepHeading>{text.title}</StepHeading>
      {phase === 'conflicted' && <Conflicted />}
      {!isAboutCards(trouble) && notice}
      <div className="grocer-payment-order">
        <ScheduleRecap checkout={checkout} isLocked={isLocked}>
          <Contact checkout={checkout} isLocked={isLocked} />
          <Instructions checkout={checkout} isLocked={isLocked} />
        </ScheduleRecap>
      </div>
      <div className="grocer-payment-pay">
        <PaymentOptions checkout={checkout} isLocked={isLocked}>
          {isAboutCards(trouble) && notice}
        </PaymentOptions>
        {checkout.isTipEligible && <Tip checkout={checkout} isLocked={isLocked} />}
        {!checkout.isTipEligible && checkout.modality === 'DELIVERY' && <NoTip />}
      </div>
      <div className="grocer-payment-items">
        <section className="grocer-panel" data-part="items-panel">
          <Items checkout={checkout} isLocked={isLocked} />
          <FlashSales checkout={checkout} isLocked={isLocked} />
        </section>
      </div>
      <div className="grocer-payment-sum">
        <Summary checkout={checkout}>
          <Promo checkout={checkout} isLocked={isLocked} />
        </Summary>
        <DeliveryTerms checkout={checkout} isLocked={isLocked} />
        <SubmitBar checkout={checkout} phase={phase} />
      </div>
      {phase === 'expired' && <TimedOut checkout={checkout} />}
    </div>
  );
}
