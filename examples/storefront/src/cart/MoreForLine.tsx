import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Backup } from './Backup.tsx';
import { MoveButtons, useOtherWays } from './MoveButtons.tsx';
import type { MoveProps } from './MoveButtons.tsx';
import { useShop } from './ShopProvider.tsx';

/** The "More" menu of a cart line: choose a backup, or move the line to another way to shop. */
export function MoreForLine({ line, product, onMove }: MoveProps): ReactNode {
  const { isVisitor } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  // A visitor's cart cannot store a backup.
  const hasBackup = !isVisitor && !product.membership;
  if (useOtherWays({ line, product }).length === 0 && !hasBackup) return null;
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={`More for ${product.name}`}
        title="More"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div id={id} className="cart-line-more" hidden={!isOpen}>
        {hasBackup && (
          <button
            type="button"
            className="plain"
            aria-label={`Choose a backup, ${product.name}`}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            Choose a backup
          </button>
        )}
        <MoveButtons line={line} product={product} onMove={onMove} />
      </div>
      {isChoosing && <Backup line={line} product={product} onClose={() => setChoosing(false)} />}
    </>
  );
}
