'use client';

export { CheckoutProvider } from './core/CheckoutProvider.tsx';
export { CheckoutPage } from './core/inline-parts.tsx';
export { useCheckout, useCheckoutEvent, useCheckoutHandle } from './core/use-checkout.ts';
export type { CheckoutActions } from './core/use-checkout.ts';
