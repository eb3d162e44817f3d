import type { Product } from '@grocer/foundation/domain';
import { ChevronDown, Ellipsis, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LineSheet } from './LineSheet.tsx';
import type { LineSheetProps } from './LineSheet.tsx';
import { useOtherWays } from './MoveButtons.tsx';
import { useShop } from './ShopProvider.tsx';
import { substitutionWords } from './substitution-rules.ts';
import './line-options.css';

interface LineOptionsProps extends Omit<LineSheetProps, 'known' | 'draft' | 'onDraft' | 'onClose'> {
  /** Known products, including the possible substitutes. */
  readonly products: readonly Product[];
}

/** Buttons that open the sheet of a cart line: its substitution policy, and "More" where there is room. */
export function LineOptions({ products, ...sheet }: LineOptionsProps): ReactNode {
  const { line, product } = sheet;
  const { api, isMoving } = useShop();
  const [isOpen, setOpen] = useState(false);
  /** A note that was typed and not saved; it is there when the sheet opens again. */
  const [draft, setDraft] = useState<string>();
  const hasSubstitutes = !product.membership;
  if (useOtherWays(sheet).length === 0 && !hasSubstitutes) return null;
  // A backup chosen a moment ago may only be among the products that were seen.
  const known = [...products, ...api.lastSeen()];
  const words = substitutionWords(line, known);
  const opener = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-disabled': isMoving || undefined,
    onClick: () => setOpen(!isMoving),
  } as const;
  return (
    <>
      {hasSubstitutes && (
        <button {...opener} className="cart-substitution" aria-label={`${words}, ${product.name}`}>
          <RefreshCw size={16} aria-hidden="true" />
          <span>{words}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      <button {...opener} className="icon cart-more" aria-label={`More for ${product.name}`} title="More">
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      {isOpen && (
        <LineSheet {...sheet} {...{ known, draft }} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
