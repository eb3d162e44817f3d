import type { ApiRoute } from '../api/shopper-routes.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { createCheckoutRoute } from './checkouts/create-checkout-route.ts';
import { draftRoutes } from './checkouts/draft-routes.ts';
import { lineItemsRoute } from './checkouts/line-items-route.ts';
import { tipRoutes } from './checkouts/tip-routes.ts';
import { activateRoute } from './orders/activate-route.ts';
import { listOrdersRoute } from './orders/list-orders-route.ts';
import { mergeOrderRoute } from './orders/merge-order-route.ts';
import { modifyCartRoutes } from './orders/modify-cart-routes.ts';
import { modifyRoute } from './orders/modify-route.ts';
import { orderCardRoute } from './orders/order-card-route.ts';
import { createPaymentRoute } from './orders/create-payment-route.ts';

/** The routes of the checkout calls. */
export const checkoutRoutes = (parts: CheckoutParts): readonly ApiRoute[] => [
  createCheckoutRoute(parts),
  ...draftRoutes(parts),
  lineItemsRoute(parts),
  orderCardRoute(),
  activateRoute(parts),
  modifyRoute(parts),
  mergeOrderRoute(parts),
  listOrdersRoute(parts),
  ...modifyCartRoutes(parts),
  ...tipRoutes(parts),
  createPaymentRoute(parts),
];
