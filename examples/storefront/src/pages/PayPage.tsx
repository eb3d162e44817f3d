import { skins } from '@grocer/checkout-kit';
import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { getNewToken } from 'host-kit/session';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { BRAND } from '../brand.ts';
import type { PageProps } from '../Shop.tsx';
import { CART } from '../paths.ts';
import { blockHistory, go } from '../use-path.ts';

interface PayPageProps extends PageProps {
  /** The checkout that scheduling has begun; absent where nobody says which. */
  readonly orderId: string | undefined;
  /** Are changes to an order submitted that was placed? */
  readonly isModify: boolean;
}

/** The payment step of an order and the page after it, as any shop embeds them. Both are one: what has become of the order decides. */
export function PayPage({ session, token, settings, orderId, isModify }: PayPageProps): ReactNode {
  useEffect(() => {
    if (orderId === undefined) go(CART, { replace: true });
  }, [orderId]);
  const config = useMemo(
    () => ({
      environment: 'LOCAL' as const,
      bannerDomain: 'kroger.com',
      bannerName: BRAND.name,
      orderId: orderId ?? '',
      isModify,
      authConfig: { type: 'B2C' as const, token, getNewToken, redirectToSignIn: () => location.assign('/') },
      navigation: { navigate: go, block: blockHistory },
      uiConfig: { customerServicePhone: BRAND.phone },
      endpoints: { services: session.api },
      maps: {
        tileUrl: `${session.api}/maps/v1/tiles/{z}/{x}/{y}.svg`,
        attribution: 'Not a map of anywhere',
      },
      hostedFields: { scriptUrl: `${session.vault}/eProtect/js/eProtect-iframe-client4.min.js` },
      appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
    }),
    [session, token, settings, orderId, isModify],
  );
  return (
    orderId !== undefined && (
      <main>
        <CheckoutProvider key={`${orderId} ${isModify}`} config={config}>
          <CheckoutPage />
        </CheckoutProvider>
      </main>
    )
  );
}
