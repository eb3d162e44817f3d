import type { CostMessages } from './costs/messages.ts';
import type { DetailMessages } from './details/messages.ts';
import type { CheckoutPartMessages } from './core/messages.ts';
import type { ContactMessages } from './features/contact/messages.ts';
import type { DeliveryTermsMessages } from './features/delivery-terms/messages.ts';
import type { FlashSalesMessages } from './features/flash-sales/messages.ts';
import type { InstructionsMessages } from './features/instructions/messages.ts';
import type { ItemsMessages } from './features/items/messages.ts';
import type { LeaveWarningMessages } from './features/leave-warning/messages.ts';
import type { ModifyOrderMessages } from './features/modify-order/messages.ts';
import type { OrderCompleteMessages } from './features/order-complete/messages.ts';
import type { PlacedDetailsMessages } from './features/order-complete/placed-messages.ts';
import type { ScheduleRecapMessages } from './features/schedule-recap/messages.ts';
import type { OrderFailureMessages } from './features/order-failure/messages.ts';
import type { PaymentOptionsMessages } from './features/payment-options/messages.ts';
import type { PromoMessages } from './features/promo/messages.ts';
import type { SubmitMessages } from './features/submit/messages.ts';
import type { SummaryMessages } from './features/summary/messages.ts';
import type { TipMessages } from './features/tip/messages.ts';
import type { LayoutMessages } from './layout/messages.ts';

/** All texts of the checkout, by part. A host can replace any of them. */
export interface CheckoutMessages {
  parts: CheckoutPartMessages;
  layout: LayoutMessages;
  details: DetailMessages;
  costs: CostMessages;
  scheduleRecap: ScheduleRecapMessages;
  contact: ContactMessages;
  instructions: InstructionsMessages;
  paymentOptions: PaymentOptionsMessages;
  items: ItemsMessages;
  flashSales: FlashSalesMessages;
  leaveWarning: LeaveWarningMessages;
  tip: TipMessages;
  promo: PromoMessages;
  deliveryTerms: DeliveryTermsMessages;
  summary: SummaryMessages;
  submit: SubmitMessages;
  modifyOrder: ModifyOrderMessages;
  orderComplete: OrderCompleteMessages;
  placedDetails: PlacedDetailsMessages;
  orderFailure: OrderFailureMessages;
}
