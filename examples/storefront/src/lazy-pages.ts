import { lazy } from 'react';

// Pages that bring an SDK of their own: whoever only looks around does not wait for them.

export const AccountPage = lazy(async () => ({
  default: (await import('./account/AccountPage.tsx')).AccountPage,
}));

export const SchedulingPage = lazy(async () => ({
  default: (await import('./pages/SchedulingPage.tsx')).SchedulingPage,
}));

export const PayPage = lazy(async () => ({ default: (await import('./pages/PayPage.tsx')).PayPage }));

export const RejectedPage = lazy(async () => ({
  default: (await import('./pages/RejectedPage.tsx')).RejectedPage,
}));

export const HostedPaymentPage = lazy(async () => ({
  default: (await import('./pages/HostedPaymentPage.tsx')).HostedPaymentPage,
}));

export const WalletStage = lazy(async () => ({
  default: (await import('./stage/WalletStage.tsx')).WalletStage,
}));
