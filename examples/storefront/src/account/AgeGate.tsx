import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import type { Host } from '../host.ts';
import { AgeContext } from './age-context.ts';
import type { AskAge } from './age-context.ts';

/**
 * Loads the age question once the cart has alcohol. If that fails the shopper may go on: the checkout asks as
 * well.
 */
const loadQuestion = () => import('./age-question.ts').catch(() => undefined);

interface AgeGateProps {
  readonly host: Host;
  readonly children: ReactNode;
}

/** Wraps the cart: a shopper with alcohol in it has to give their date of birth before they check out. */
export function AgeGate({ host, children }: AgeGateProps): ReactNode {
  /** True once the shopper is verified. The date of birth itself is not kept. */
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
