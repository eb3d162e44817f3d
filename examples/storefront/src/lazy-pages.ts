import { lazy } from 'react';

// Pages that load another SDK are lazy, so that browsing the shop does not wait for it.

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
