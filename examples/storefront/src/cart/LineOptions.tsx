import type { Product } from '@grocer/foundation/domain';
import { ChevronDown, Ellipsis, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LineSheet } from './LineSheet.tsx';
import type { LineSheetProps } from './LineSheet.tsx';
import { useShop } from './ShopProvider.tsx';
import { substitutionWords } from './substitution-rules.ts';
import { useLineWishes } from './use-line-wishes.ts';
import './line-options.css';

interface LineOptionsProps extends Omit<LineSheetProps, 'known' | 'wishes' | 'onClose'> {
  /** Known products, including the possible substitutes. */
  readonly products: readonly Product[];
}

/** Buttons that open the sheet of a cart line: its substitution policy, and "More" where there is room. */
export function LineOptions({ products, ...sheet }: LineOptionsProps): ReactNode {
  const { line, product } = sheet;
  const { api, isMoving } = useShop();
  const [isOpen, setOpen] = useState(false);
  const wishes = useLineWishes(line, isOpen);
  const { isUnsaved, isSaving } = wishes.note;
  // A backup chosen a moment ago may only be among the products that were seen.
  const known = [...products, ...api.lastSeen()];
  const words = substitutionWords(wishes.line, known);
  const opener = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-disabled': isMoving || undefined,
    onClick() {
      if (isMoving) return;
      wishes.note.forget();
      wishes.substitution.forget();
      setOpen(true);
    },
  } as const;
  return (
    <>
      {isUnsaved && <p className="cart-note warn">{isSaving ? 'Saving note…' : 'Note not saved'}</p>}
      {!product.membership && (
        <button {...opener} className="cart-substitution" aria-label={`${words}, ${product.name}`}>
          <RefreshCw size={16} aria-hidden="true" />
          <span>{words}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      <button {...opener} className="icon cart-more" aria-label={`More for ${product.name}`} title="More">
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      {isOpen && <LineSheet {...sheet} {...{ known, wishes }} onClose={() => setOpen(false)} />}
    </>
  );
}
