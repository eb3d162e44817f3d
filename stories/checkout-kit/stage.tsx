import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { beginChanges, beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { BrowserSandbox, Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox, vaultOrigin } from '../sandbox.ts';
import { inCheckout } from '../screen.ts';

/** What a checkout story is made of: whose it is, how it is had, and what goes wrong on the way. */
export interface CheckoutArgs {
  readonly shopper?: 'alice' | 'bob';
  readonly modality?: 'PICKUP' | 'DELIVERY' | 'SHIP';
  /** Who brings a delivery. Default: the shop itself. */
  readonly vendor?: 'OWN' | 'THIRD_PARTY';
  /** Default: one that can be dialled; empty for none. */
  readonly phone?: string;
  /** The plan that the host says the shopper has. Default: none. */
  readonly planCode?: string;
  /** Default: plain pictures of the sandbox. */
  readonly tileUrl?: string;
  /** Writes this many lines into the order. Default: those of the cart. */
  readonly lines?: number;
  /** An order that was placed is changed. Default: one is placed. */
  readonly isModify?: boolean;
  readonly faults?: readonly Fault[];
}

/** Writes as many lines into an order as no cart has. */
async function writeLines({ db }: BrowserSandbox, orderId: string, count: number): Promise<void> {
  const { user_id } = await db
    .selectFrom('checkouts')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, row) => ({
    checkout_id: orderId,
    user_id,
    gtin13: String(2_000_000_000_001 + (row % 43)),
    // Each product is there many times, by another coupon.
    coupon_id: row < 43 ? '' : `C${row}`,
    quantity: 1 + (row % 3),
    unit_cents: 199 + row,
    regular_cents: 199 + row,
    substitution_policy: 'SHOPPER_CHOICE' as const,
    substitution_items: '[]',
    source_store_id: null,
  }));
  await db.deleteFrom('checkout_lines').where('checkout_id', '=', orderId).execute();
  for (let from = 0; from < count; from += 500)
    await db
      .insertInto('checkout_lines')
      .values(rows.slice(from, from + 500))
      .execute();
}

/** Has a checkout begun, as a scheduling page does, and happen what a story begins with. */
export const prepareCheckout: Loader<CheckoutArgs> = async ({ args }) => {
  const { shopper = 'alice', faults = [], phone, modality, vendor, lines, isModify = false } = args;
  const sandbox = await openSandbox();
  const token = await sandbox.tokenFor(shopper);
  const begin = isModify ? beginChanges : beginCheckout;
  const orderId = await begin(shopperServices(apiOrigin, token), { phone, modality, vendor });
  if (lines !== undefined) await writeLines(sandbox, orderId, lines);
  for (const fault of faults) sandbox.controls.addFault(fault);
  sessionStorage.clear();
  return { sandbox, token, orderId };
};

/** The payment step, once the service knows who pays. */
export async function payable(): ReturnType<typeof inCheckout> {
  const checkout = await inCheckout();
  await waitFor(async () => {
    await expect(checkout.getByText('Credit & Debit').closest('summary')).toHaveTextContent('$');
  });
  return checkout;
}

const navigation = { navigate: () => undefined };

/** The page of an order, as the host's whole page. */
export const checkoutStage = (
  { tileUrl = '/maps/v1/tiles/{z}/{x}/{y}.svg', planCode, isModify = false }: CheckoutArgs,
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
        isModify,
        authConfig: { type: 'B2C', token: loaded['token'] },
        bannerName: 'Millbrook Market',
        hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/js/eProtect-iframe-client4.min.js` },
        cookieSettings: () => undefined,
        ...(planCode !== undefined && { membership: { planCode, status: 'ACTIVE' } }),
        maps: { tileUrl: `${apiOrigin}${tileUrl}`, attribution: 'Not a map of anywhere' },
        uiConfig: { customerServicePhone: '(513) 555-0100' },
        ...hostOf(globals),
      }}
    >
      <CheckoutPage />
    </CheckoutProvider>
  </main>
);
