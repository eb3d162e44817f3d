import type { CartLine, Product } from '@grocer/foundation/domain';
import { AccountProvider, AgeVerification, useAccountHandle } from '@grocer/account-kit/react';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { WatchAccount } from '../demo/Watch.tsx';
import type { Host } from '../host.ts';
import { accountConfig } from '../sdk/account-kit.ts';

/** Is the shopper old enough for what is in some lines of the cart? Asked once; resolves to whether they may go on. */
type AskAge = (lines: readonly CartLine[], products: readonly Product[]) => Promise<boolean>;

const AgeContext = createContext<AskAge>(() => Promise.resolve(true));

export const useAgeGate = (): AskAge => useContext(AgeContext);

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
  const [config] = useState(() => accountConfig(host));
  return (
    <AccountProvider config={config}>
      <WatchAccount />
      <Gate>{children}</Gate>
    </AccountProvider>
  );
}
