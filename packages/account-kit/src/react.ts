'use client';

export { AccountNavigation } from './core/AccountNavigation.tsx';
export { AccountProvider } from './core/AccountProvider.tsx';
export { useAccount, useAccountEvent } from './core/use-account.ts';
