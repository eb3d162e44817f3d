import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { beginChanges, beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { BrowserSandbox, Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox, vaultOrigin } from '../sandbox.ts';
import { inCheckout } from '../screen.ts';

/** Arguments of a checkout story: shopper, way to shop and faults. */
export interface CheckoutArgs {
  readonly shopper?: 'alice' | 'bob';
  readonly modality?: 'PICKUP' | 'DELIVERY' | 'SHIP';
  /** Vendor of a delivery. Default: the shop itself. */
  readonly vendor?: 'OWN' | 'THIRD_PARTY' | 'COURIER';
  /** Phone number of the shopper; empty for none. Default: a valid one. */
  readonly phone?: string;
  /** The shopper's membership plan, as the host passes it. Default: none. */
  readonly planCode?: string;
  /** Map tiles. Default: the sandbox's plain tiles. */
  readonly tileUrl?: string;
  /** Number of lines to write into the order. Default: the lines of the cart. */
  readonly lines?: number;
  /** True to change a placed order. Default: an order is placed. */
  readonly isModify?: boolean;
  readonly faults?: readonly Fault[];
}

/** Writes more lines into an order than a cart can have. */
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
    // Each product has many lines, which differ in their coupon.
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

/** Creates a checkout, as a scheduling page does, and prepares the sandbox of a story. */
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

/** Waits for the payment step with its payment method saved. */
export async function payable(): ReturnType<typeof inCheckout> {
  const checkout = await inCheckout();
  await waitFor(async () => {
    await expect(checkout.getByText('Credit & Debit').closest('summary')).toHaveTextContent('$');
  });
  return checkout;
}

const navigation = { navigate: () => undefined };

/** The page of an order, as the whole page of a host. */
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
