import { AccountProvider, AgeVerification, useAccountHandle } from '@grocer/account-kit/react';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { WatchAccount } from '../demo/WatchAccount.tsx';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';
import { AgeContext } from './age-context.ts';
import type { AskAge } from './age-context.ts';

function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  const { openAgeVerification } = useAccountHandle();
  /** The birthday itself is nobody's business here. */
  const isVerified = useRef(false);
  const ask = useMemo(
    (): AskAge => async (lines, products) => {
      const items = lines.flatMap((line) => {
        const product = productOf(line, products);
        if (!product?.isAlcohol) return [];
        return [{ name: product.name, description: product.size, price: product.price }];
      });
      if (items.length === 0 || isVerified.current) return true;
      isVerified.current = (await openAgeVerification({ items, minimumAge: 21 })) !== undefined;
      return isVerified.current;
    },
    [openAgeVerification],
  );
  return (
    <AgeContext value={ask}>
      {children}
      <AgeVerification />
    </AgeContext>
  );
}

/** Around the cart: nobody goes on with alcohol before they have said when they were born. */
export function AgeGate({
  host,
  children,
}: {
  readonly host: Host;
  readonly children: ReactNode;
}): ReactNode {
  const config = useMemo(() => accountConfig(host), [host]);
  return (
    <AccountProvider config={config}>
      <WatchAccount />
      <Gate>{children}</Gate>
    </AccountProvider>
  );
}
