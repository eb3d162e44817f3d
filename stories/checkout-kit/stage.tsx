import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { createAuthSession, createHttp, realTiming } from '@grocer/foundation/http';
import { beginCheckout } from '@grocer/foundation/testing/checkouts';
import type { Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox, vaultOrigin } from '../sandbox.ts';
import { inCheckout } from '../screen.ts';

/** What a checkout story is made of: whose it is, how it is had, and what goes wrong on the way. */
export interface CheckoutArgs {
  readonly shopper?: 'alice' | 'bob';
  readonly modality?: 'PICKUP' | 'DELIVERY';
  /** Who brings a delivery. Default: the shop itself. */
  readonly vendor?: 'OWN' | 'THIRD_PARTY';
  /** Default: one that can be dialled; empty for none. */
  readonly phone?: string;
  readonly faults?: readonly Fault[];
}

/** Has a checkout begun, as a scheduling page does, and happen what a story begins with. */
export const prepareCheckout: Loader<CheckoutArgs> = async ({ args }) => {
  const { shopper = 'alice', faults = [], phone, modality, vendor } = args;
  const sandbox = await openSandbox();
  const token = await sandbox.tokenFor(shopper);
  const timing = realTiming();
  const { signal } = new AbortController();
  const session = createAuthSession(
    { type: 'B2C', token },
    { timing, life: () => signal, onExpired: () => undefined },
  );
  const about = { paths: {}, application: 'CLICKLIST', tenant: 'kroger', session, timing } as const;
  const http = createHttp({ baseUrl: apiOrigin, ...about });
  const orderId = await beginCheckout({ http, signal }, { phone, modality, vendor });
  for (const fault of faults) sandbox.controls.addFault(fault);
  sessionStorage.clear();
  return { sandbox, token, orderId };
};

/** The payment step, once it is known who pays. */
export async function payable(): ReturnType<typeof inCheckout> {
  const checkout = await inCheckout();
  await waitFor(async () => {
    await expect(checkout.getByText('Credit & Debit')).toBeVisible();
    await expect(checkout.queryByText('Choose a card')).toBeNull();
  });
  return checkout;
}

const navigation = { navigate: () => undefined };

/** The page of an order, as the host's whole page. */
export const checkoutStage = (
  _args: CheckoutArgs,
  { id, globals, loaded }: StoryContext<CheckoutArgs>,
): ReactElement => (
  <main>
    <CheckoutProvider
      key={id}
      config={{
        environment: 'LOCAL',
        endpoints: { services: apiOrigin },
        navigation,
        orderId: loaded['orderId'],
        authConfig: { type: 'B2C', token: loaded['token'] },
        bannerName: 'Millbrook Market',
        hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/js/eProtect-iframe-client4.min.js` },
        uiConfig: { customerServicePhone: '(513) 555-0100' },
        ...hostOf(globals),
      }}
    >
      <CheckoutPage />
    </CheckoutProvider>
  </main>
);
