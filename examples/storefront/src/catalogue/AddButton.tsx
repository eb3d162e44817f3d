import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useWay } from '../ways/use-way.ts';
import { lineOf } from './buying-rules.ts';

/** As much as a line takes. */
const MOST = 99;

interface AddButtonProps {
  readonly product: CatalogueProduct;
  /** Words beside the sign, where there is room. */
  readonly words: string;
  readonly look?: string;
}

/** Puts a product into the cart, and says how much of it is in there; who has not said how they shop is asked first. */
export function AddButton({ product: { name, upc }, words, look = 'add' }: AddButtonProps): ReactNode {
  const { state, add, changeLine } = useShop();
  const { open } = useFulfilmentHandle();
  const modality = useWay()?.modality;
  const [refused, setRefused] = useState<string>();
  /** Is what was pressed for still to be done, once it is known how the shopper shops? */
  const isWanted = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const line = lineOf(state.phase === 'ready' ? state.cart.lines : [], upc, modality);
  async function put(): Promise<void> {
    if (modality) setRefused(await add({ modality, gtin13: upc, quantity: 1 }));
  }
  // Whoever was asked how they shop has said so: what they pressed for is done.
  useEffect(() => {
    if (!isWanted.current || !modality) return;
    isWanted.current = false;
    if (modality !== 'IN_STORE') void add({ modality, gtin13: upc, quantity: 1 }).then(setRefused);
  }, [modality, add, upc]);
  function press(): void {
    if (modality) void put();
    else {
      isWanted.current = true;
      open();
    }
  }
  async function change(quantity: number): Promise<void> {
    if (!line || quantity > MOST) return;
    setRefused(await changeLine(line.id, quantity));
    if (quantity === 0) place.current?.querySelector('button')?.focus();
  }
  return (
    <div ref={place} className="add-place">
      {line ? (
        <div className="step" role="group" aria-label={`Quantity, ${name}`}>
          <button
            type="button"
            aria-label={line.quantity <= 1 ? `Remove, ${name}` : `One less, ${name}`}
            onClick={() => void change(line.quantity <= 1 ? 0 : line.quantity - 1)}
          >
            {line.quantity <= 1 ? (
              <Trash2 size={18} aria-hidden="true" />
            ) : (
              <Minus size={18} aria-hidden="true" />
            )}
          </button>
          <span role="status">{line.quantity}</span>
          <button
            type="button"
            aria-label={`One more, ${name}`}
            aria-disabled={line.quantity >= MOST}
            onClick={() => void change(line.quantity + 1)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        </div>
      ) : (
        <button type="button" className={look} aria-label={`Add to cart, ${name}`} onClick={press}>
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
