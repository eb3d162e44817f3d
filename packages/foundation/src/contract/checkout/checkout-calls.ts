import { addOrderCard } from './add-order-card.ts';
import { clearCart } from '../cart/clear-cart.ts';
import { beginModifyCart, deleteModifyCart } from '../cart/modify-cart.ts';
import type { AnyCall } from '../call.ts';
import { activateCheckout } from './activate-checkout.ts';
import { listOrders } from './list-orders.ts';
import { mergeOrder } from './merge-order.ts';
import { modifyCheckout } from './modify-checkout.ts';
import { readCheckout } from './read-checkout.ts';
import { readPaymentInfo } from './read-payment-info.ts';
import { updateFulfilment } from './update-fulfilment.ts';
import { updateLineItems } from './update-line-items.ts';
import { updatePayment } from './update-payment.ts';
import { updatePromos } from './update-promos.ts';
import { updateTip } from './update-tip.ts';

/** The calls of a checkout, from reading it to placing the order. */
export const checkoutCalls = (): readonly AnyCall[] => [
  readCheckout,
  updateFulfilment,
  updateLineItems,
  updatePayment,
  updatePromos,
  updateTip,
  readPaymentInfo,
  addOrderCard,
  activateCheckout,
  modifyCheckout,
  mergeOrder,
  listOrders,
  clearCart,
  beginModifyCart,
  deleteModifyCart,
];
