import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import type { Host } from '../host.ts';
import { AgeContext } from './age-context.ts';
import type { AskAge } from './age-context.ts';

/** What asks is loaded with the first alcohol. Without it the shopper goes on: the checkout asks as well. */
const loadQuestion = () => import('./age-question.ts').catch(() => undefined);

interface AgeGateProps {
  readonly host: Host;
  readonly children: ReactNode;
}

/** Around the cart: nobody goes on with alcohol before they have said when they were born. */
export function AgeGate({ host, children }: AgeGateProps): ReactNode {
  /** The birthday itself is nobody's business here. */
  const isVerified = useRef(false);
  const life = useRef(new AbortController());
  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  const ask = useMemo(
    (): AskAge => async (lines, products) => {
      const items = lines.flatMap((line) => {
        const product = productOf(line, products);
        if (!product?.isAlcohol) return [];
        return [{ name: product.name, description: product.size, price: product.price }];
      });
      if (items.length === 0 || isVerified.current) return true;
      const question = await loadQuestion();
      if (!question) return true;
      const { signal } = life.current;
      if (signal.aborted) return false;
      isVerified.current = await question.askBirthday({ host, items, signal });
      return isVerified.current;
    },
    [host],
  );
  return <AgeContext value={ask}>{children}</AgeContext>;
}
