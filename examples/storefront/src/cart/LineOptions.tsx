import type { Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { ChevronDown, Ellipsis, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LineSheet } from './LineSheet.tsx';
import type { LineSheetProps } from './LineSheet.tsx';
import { useShop } from './ShopProvider.tsx';
import { substitutionWords } from './substitution-rules.ts';
import { useDraft } from './use-draft.ts';
import './line-options.css';

interface LineOptionsProps extends Omit<LineSheetProps, 'known' | 'note' | 'choice' | 'onClose'> {
  /** Known products, including the possible substitutes. */
  readonly products: readonly Product[];
}

/** Buttons that open the sheet of a cart line: its substitution policy, and "More" where there is room. */
export function LineOptions({ products, ...sheet }: LineOptionsProps): ReactNode {
  const { line, product } = sheet;
  const { api, isMoving } = useShop();
  const [isOpen, setOpen] = useState(false);
  const note = useDraft(line);
  const [draft] = note;
  const isUnsaved = draft !== undefined && draft.trim() !== line.instructions;
  const choice = useState<SubstitutionPolicy>();
  const [wanted] = choice;
  // A backup chosen a moment ago may only be among the products that were seen.
  const known = [...products, ...api.lastSeen()];
  const words = substitutionWords({ ...line, substitutionPolicy: wanted ?? line.substitutionPolicy }, known);
  const opener = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-disabled': isMoving || undefined,
    onClick: () => setOpen(!isMoving),
  } as const;
  return (
    <>
      {isUnsaved && <p className="cart-note warn">Note not saved</p>}
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
      {isOpen && <LineSheet {...sheet} {...{ known, note, choice }} onClose={() => setOpen(false)} />}
    </>
  );
}
