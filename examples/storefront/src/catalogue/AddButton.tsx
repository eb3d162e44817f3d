import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { SelectorEvents } from '@grocer/fulfilment-selector';
import { useFulfilmentEvent, useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { linesOf } from '../cart/cart-state.ts';
import type { Refusal } from '../cart/cart-words.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { Stepper } from '../cart/Stepper.tsx';
import { useAmount } from '../cart/use-amount.ts';
import { useIsShown } from '../cart/use-is-shown.ts';
import { useWay } from '../ways/use-way.ts';
import { lineOf, nameOfAdding } from './buying-rules.ts';

interface InCartProps {
  readonly line: CartLine;
  readonly name: string;
  readonly onSettled: (quantity: number, refusal: Refusal | undefined) => void;
  readonly isShown: () => boolean;
}

const InCart = ({ line, name, onSettled, isShown }: InCartProps): ReactNode => (
  <Stepper name={name} amount={useAmount(line, onSettled, isShown)} look="step" takesOut />
);

interface AddButtonProps {
  readonly product: CatalogueProduct;
  /** Text beside the plus sign, if there is room. */
  readonly words: string;
  readonly look?: string;
}

/**
 * Adds a product to the cart and shows its quantity there. Without a way to shop, it opens the selector
 * first.
 */
export function AddButton({ product: { name, upc }, words, look = 'add' }: AddButtonProps): ReactNode {
  const { state, add } = useShop();
  const { open } = useFulfilmentHandle();
  const modality = useWay()?.modality;
  const [refused, setRefused] = useState<string>();
  /** True while a press waits for the shopper to choose a way to shop. */
  const isWanted = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const line = lineOf(linesOf(state), upc, modality);
  const isShown = useIsShown();
  /** The ways to shop for which the product is being added. */
  const [adding, setAdding] = useState<readonly Modality[]>([]);
  const isAdding = modality !== undefined && adding.includes(modality);
  const put = useCallback(
    async (way: Modality) => {
      setAdding((ways) => [...ways, way]);
      const why = await add({ modality: way, gtin13: upc, quantity: 1 }, { isShown });
      setAdding((ways) => ways.filter((one) => one !== way));
      setRefused(why?.words);
    },
    [add, isShown, upc],
  );
  const withdraw = useCallback(({ reason }: SelectorEvents['closed']) => {
    if (reason !== 'selected') isWanted.current = false;
  }, []);
  // The shopper has chosen a way to shop: the press that opened the selector is completed.
  useEffect(() => {
    if (!isWanted.current || !modality) return;
    isWanted.current = false;
    // After this effect, since `put` renders.
    if (modality !== 'IN_STORE') void Promise.resolve(modality).then(put);
  }, [modality, put]);
  // Closing the window without a choice cancels the press.
  useFulfilmentEvent('closed', withdraw);
  const hasFocus = useRef(false);
  const isIn = line !== undefined;
  // The button and the stepper replace each other; the focus moves to the new one.
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll('button');
    buttons?.[isIn ? buttons.length - 1 : 0]?.focus();
  }, [isIn]);
  function press(): void {
    // Another press would add one more.
    if (isAdding) return;
    if (modality) void put(modality);
    else {
      isWanted.current = true;
      open();
    }
  }
  return (
    <div
      ref={place}
      className="add-place"
      // A screen reader announces the same message again only if it was removed first.
      onClickCapture={() => setRefused(undefined)}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {line ? (
        <InCart
          key={line.id}
          line={line}
          name={name}
          onSettled={(_, why) => setRefused(why?.words)}
          isShown={isShown}
        />
      ) : (
        <button
          type="button"
          className={look}
          aria-label={nameOfAdding(words, name)}
          aria-busy={isAdding || undefined}
          onClick={press}
        >
          <Plus size={18} aria-hidden="true" />
          <span className="wide-only">{words}</span>
        </button>
      )}
      {refused !== undefined && (
        <p role="alert" className="add-refused">
          {refused}
        </p>
      )}
    </div>
  );
}
