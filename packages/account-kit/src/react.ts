'use client';

export {
  AccountNavigation,
  AddressBook,
  AddressForm,
  CommunityRewards,
  DeliveryDays,
  Preferences,
} from './core/inline-parts.tsx';
export { AccountProvider } from './core/AccountProvider.tsx';
export { BannerLogo } from './features/banner-logo/BannerLogo.tsx';
export { AgeVerification } from './core/AgeVerification.tsx';
export { useAccount, useAccountEvent, useAccountHandle } from './core/use-account.ts';
export type { AccountActions } from './core/use-account.ts';
