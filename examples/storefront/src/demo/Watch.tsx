import { useAccountEvent } from '@grocer/account-kit/react';
import { useCheckoutEvent } from '@grocer/checkout-kit/react';
import { useFulfilmentEvent } from '@grocer/fulfilment-selector/react';
import { useWalletEvent } from '@grocer/wallet/react';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { eventLog } from './event-log.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { Sdk } from './event-names.ts';

type Name<Of extends Sdk> = (typeof EVENT_NAMES)[Of][number];

const useHearing = (sdk: Sdk, name: string) =>
  useCallback((detail: unknown) => eventLog.hear(sdk, name, detail), [sdk, name]);

function OfWallet({ name }: { readonly name: Name<'wallet'> }): null {
  useWalletEvent(name, useHearing('wallet', name));
  return null;
}

function OfSelector({ name }: { readonly name: Name<'selector'> }): null {
  useFulfilmentEvent(name, useHearing('selector', name));
  return null;
}

function OfCheckout({ name }: { readonly name: Name<'checkout'> }): null {
  useCheckoutEvent(name, useHearing('checkout', name));
  return null;
}

function OfAccount({ name }: { readonly name: Name<'account'> }): null {
  useAccountEvent(name, useHearing('account', name));
  return null;
}

/** Inside the provider of an SDK: has the developer panel show what that tells its host. */
export const WatchWallet = (): ReactNode =>
  EVENT_NAMES.wallet.map((name) => <OfWallet key={name} name={name} />);

export const WatchSelector = (): ReactNode =>
  EVENT_NAMES.selector.map((name) => <OfSelector key={name} name={name} />);

export const WatchCheckout = (): ReactNode =>
  EVENT_NAMES.checkout.map((name) => <OfCheckout key={name} name={name} />);

export const WatchAccount = (): ReactNode =>
  EVENT_NAMES.account.map((name) => <OfAccount key={name} name={name} />);
