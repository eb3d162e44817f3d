import type { Product } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WindowDialog } from '../layout/WindowDialog.tsx';
import { Backup } from './Backup.tsx';
import { LineNote } from './LineNote.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { MoveProps } from './MoveButtons.tsx';
import { Refused } from './Refused.tsx';
import { useShop } from './ShopProvider.tsx';
import { SubstitutionChoice } from './SubstitutionChoice.tsx';
import { onceGone, useAmount } from './use-amount.ts';
import type { LineWishes } from './use-line-wishes.ts';
import './line-sheet.css';

export interface LineSheetProps extends MoveProps {
  /** Known products, including the possible substitutes. */
  readonly known: readonly Product[];
  readonly wishes: LineWishes;
  /** Called after the line was removed, with the quantity that was shown before. */
  readonly onRemoved: (quantity: number) => void;
  readonly onClose: () => void;
}

/** What a shopper can ask for: substitutes and a note. A visitor's cart can store neither a backup nor a note. */
function Wishes({
  line: saved,
  product,
  known,
  wishes,
  onClose,
}: Omit<LineSheetProps, 'onMove' | 'onRemoved'>): ReactNode {
  const { isVisitor } = useShop();
  const { line, note, substitution } = wishes;
  const [isChoosing, setChoosing] = useState(false);
  /** Opens or closes the dialog of backups; an error belongs to where the choice was made. */
  function showBackups(isOpen: boolean): void {
    substitution.forget();
    setChoosing(isOpen);
  }
  return (
    <>
      <SubstitutionChoice {...{ line, known, substitution }} />
      {!isChoosing && <Refused words={substitution.refused} />}
      {!isVisitor && (
        <>
          <button type="button" className="plain" aria-haspopup="dialog" onClick={() => showBackups(true)}>
            Choose a backup
          </button>
          {isChoosing && (
            <Backup {...{ line, saved, product, substitution }} onClose={() => showBackups(false)} />
          )}
          <LineNote note={note} isCovered={isChoosing} onSaved={onClose} />
        </>
      )}
    </>
  );
}

/** Dialog of a cart line: substitutes, a note, another way to shop, and its removal. */
export function LineSheet({
  line,
  product,
  known,
  wishes,
  onMove,
  onRemoved,
  onClose,
}: LineSheetProps): ReactNode {
  const { remove, isLocked } = useAmount(line, onceGone(onRemoved));
  function removeLine(): void {
    onClose();
    remove();
  }
  return (
    <WindowDialog title={product.name} look="line-sheet" onClose={onClose}>
      {!product.membership && <Wishes {...{ line, product, known, wishes, onClose }} />}
      <div className="line-sheet-ways">
        <MoveButtons
          line={line}
          product={product}
          onMove={(to) => {
            if (to === undefined) onClose();
            onMove(to);
          }}
        />
        <button
          type="button"
          className="plain"
          aria-label={`Remove, ${product.name}`}
          aria-disabled={isLocked || undefined}
          onClick={removeLine}
        >
          Remove
        </button>
      </div>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </WindowDialog>
  );
}
