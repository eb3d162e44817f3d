export { GrocerError, isGrocerError, skins } from './server.ts';
export type { Drawer } from './checkout/slice.ts';
export type { CheckoutConfig, CheckoutUpdate } from './config.ts';
export type { CheckoutAnalyticsEvent } from './core/analytics.ts';
export type { CheckoutState } from './core/public-state.ts';
export type { CheckoutEvents } from './events.ts';
export type { CheckoutHandle } from './handle.ts';
export type { CheckoutMessages } from './messages.ts';
export { mountHostedPayment } from './features/hosted-payment/mount-hosted-payment.ts';
export type {
  HostedPaymentConfig,
  HostedPaymentHandle,
} from './features/hosted-payment/mount-hosted-payment.ts';
export { mount } from './mount.tsx';
